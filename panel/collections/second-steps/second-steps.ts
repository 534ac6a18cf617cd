import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';

/**
 * One row for each person whose sign-in asks for a code. `secret` is encrypted, `recovery` holds salted hashes;
 * `last_step` is the newest half minute whose code was used. The panel alone reads and writes it.
 */
export const secondSteps: CollectionConfig = {
  slug: 'second-steps',
  lockDocuments: false,
  access: nobody,
  admin: { hidden: true },
  fields: [
    { name: 'person', type: 'number', required: true, unique: true },
    { name: 'secret', type: 'text', required: true },
    { name: 'last_step', type: 'number', required: true },
    { name: 'salt', type: 'text', required: true },
    { name: 'recovery', type: 'text', required: true },
  ],
};
