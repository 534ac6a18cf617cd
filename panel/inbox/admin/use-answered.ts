'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { call } from '../../parts/act/call.ts';

const DONE = ['answered', 'archived'];

/**
 * `answered` marks the open entry as answered, in the form and where it is stored; what is answered or archived stays.
 * `isOpen`: it is neither yet.
 */
export function useAnswered() {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'status' });
  const isOpen = !DONE.includes(value);
  const answered = async (): Promise<boolean> => {
    if (!isOpen) return false;
    const { isOk } = await call(`/cms-api/${collectionSlug}/${id}/answered`, { method: 'POST' });
    // the form follows the stored value, so it has nothing to save
    if (isOk) setValue('answered', true);
    return isOk;
  };
  return { isOpen, answered };
}
