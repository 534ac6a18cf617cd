import { text } from '@passarela/contract/text';
import { APIError, type CollectionConfig, type GlobalConfig, type PayloadRequest } from 'payload';
import { wordsFor } from '../../platform/errors/refusal.ts';

const STALE = text(
  'Outra pessoa salvou enquanto você escrevia, e o seu não foi salvo. Abra o que está salvo em outra aba, compare e passe para lá o que escreveu.',
  'Somebody else saved while you were writing, and yours was not saved. Open what is stored in another tab, compare, and carry over what you wrote.',
);

type Stamped = { updatedAt?: unknown } | undefined;

/** Refuses a save from an older `updatedAt`. Payload compares it at the first key only: later saves would be lost. */
function refuseStale(req: PayloadRequest, data: Stamped, stored: Stamped): void {
  // an older state is brought back on purpose, and the one before it stays in the history
  if (req.context.isRestoringVersion === true) return;
  const began = data?.updatedAt;
  if (typeof began !== 'string' || !stored?.updatedAt || began === stored.updatedAt) return;
  throw Object.assign(new APIError(wordsFor(req, STALE), 409, { code: 'stale' }, true), { name: 'Stale' });
}

/** A collection in which nobody overwrites another's newer save (docs/decisions/staff-saves.md). */
export const refuseStaleSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeValidate: [
      ({ data, originalDoc, operation, req }) => {
        if (operation === 'update') refuseStale(req, data, originalDoc);
        return data;
      },
      ...(collection.hooks?.beforeValidate ?? []),
    ],
  },
});

/** The same for a global. */
export const refuseStaleGlobalSaves = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeValidate: [
      ({ data, originalDoc, req }) => {
        refuseStale(req, data, originalDoc);
        return data;
      },
      ...(global.hooks?.beforeValidate ?? []),
    ],
  },
});
