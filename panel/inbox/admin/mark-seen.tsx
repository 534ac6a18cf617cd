'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Shows nothing: a new entry that somebody has opened is a seen one. */
export function MarkSeen() {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'status' });
  useEffect(() => {
    if (value !== 'new' || !id || !collectionSlug) return;
    const mark = async () => {
      const answer = await fetch(`/cms-api/${collectionSlug}/${id}/seen`, { method: 'POST' });
      // the form follows the stored value, so it has nothing to save
      if (answer.ok) setValue('seen', true);
    };
    mark().catch(console.error);
  }, [id, collectionSlug, value, setValue]);
  return null;
}
