import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';

/** Ids of deleted talents that were public once: their profile answers 410. */
export const goneTalents: CollectionConfig = {
  slug: 'gone-talents',
  access: nobody,
  admin: { hidden: true },
  fields: [{ name: 'talent', type: 'number', required: true, index: true }],
};
