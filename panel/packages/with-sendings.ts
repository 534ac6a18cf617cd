import type { CollectionConfig } from 'payload';
import { forgetReadsOf } from './confirm-warnings.ts';
import { endSendings } from './note-sending.ts';

/** Talents whose list of sendings ends a time after they are deleted for good. */
export const withSendings = (talents: CollectionConfig): CollectionConfig => ({
  ...talents,
  hooks: {
    ...talents.hooks,
    afterDelete: [...(talents.hooks?.afterDelete ?? []), endSendings, forgetReadsOf],
  },
});
