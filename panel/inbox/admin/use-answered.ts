'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';

/** Marks the open entry as answered, in the form and where it is stored; what is answered or archived stays. */
export function useAnswered(): () => Promise<boolean> {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'status' });
  return async () => {
    if (value === 'answered' || value === 'archived') return false;
    const answer = await fetch(`/cms-api/${collectionSlug}/${id}/answered`, { method: 'POST' }).catch(
      () => null,
    );
    // the form follows the stored value, so it has nothing to save
    if (answer?.ok) setValue('answered', true);
    return answer?.ok === true;
  };
}
