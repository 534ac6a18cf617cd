import { text } from '@passarela/contract/text';
import type { CollectionBeforeValidateHook } from 'payload';
import { refusalFor } from '../errors/refusal.ts';

const STALE = text(
  'Outra pessoa salvou enquanto você escrevia. Copie o que escreveu e abra de novo.',
  'Somebody else saved while you were writing. Copy what you wrote and open it again.',
);

/** Refuses a save that began from an older `updatedAt`. Payload compares it at the first key only: a later save would be overwritten. */
export const refuseStale: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const began = data?.updatedAt;
  const isStale = operation === 'update' && typeof began === 'string' && began !== originalDoc?.updatedAt;
  if (isStale) throw refusalFor(req, STALE, 409);
  return data;
};
