import type { CollectionConfig } from 'payload';
import { forgetReadsOf, forgetReadsOfRestored } from './confirm-warnings.ts';
import { endSendings } from './note-sending.ts';

/** Talents whose ticks end with the trash, and whose list of sendings ends a time after they are deleted for good. */
export const withSendings = (talents: CollectionConfig): CollectionConfig => ({
  ...talents,
  hooks: {
    ...talents.hooks,
    afterChange: [...(talents.hooks?.afterChange ?? []), forgetReadsOfRestored],
    afterDelete: [...(talents.hooks?.afterDelete ?? []), endSendings, forgetReadsOf],
  },
});
