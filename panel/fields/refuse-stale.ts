import { text } from '@passarela/contract/text';
import type { CollectionBeforeValidateHook } from 'payload';
import { refusalFor } from '../errors/refusal.ts';

const STALE = text(
  'Outra pessoa salvou enquanto você escrevia. Copie o que escreveu e abra de novo.',
  'Somebody else saved while you were writing. Copy what you wrote and open it again.',
);

/**
 * The form sends back the `updatedAt` that it began from. Payload compares it at the first key pressed only: who wrote
 * before and after somebody else's save would write over it, and nobody would be told.
 */
export const refuseStale: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const began = data?.updatedAt;
  const isStale = operation === 'update' && typeof began === 'string' && began !== originalDoc?.updatedAt;
  if (isStale) throw refusalFor(req, STALE, 409);
  return data;
};
