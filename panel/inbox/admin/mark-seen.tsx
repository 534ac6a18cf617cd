'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect } from 'react';
import { call } from '../../parts/act/call.ts';

/** Shows nothing: a new entry that somebody has opened is a seen one. */
export function MarkSeen() {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'status' });
  useEffect(() => {
    if (value !== 'new' || !id || !collectionSlug) return;
    void call(`/cms-api/${collectionSlug}/${id}/seen`, { method: 'POST' }).then(
      // the form follows the stored value, so it has nothing to save
      ({ isOk }) => isOk && setValue('seen', true),
    );
  }, [id, collectionSlug, value, setValue]);
  return null;
}
