import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';

/**
 * One row for each entry that was ever stored. Its unique columns are what "once" rests on: the reference is never
 * given twice, and a key (`kind:Idempotency-Key`) stands for one entry as long as it is remembered.
 */
export const receipts: CollectionConfig = {
  slug: 'receipts',
  lockDocuments: false,
  access: nobody,
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', unique: true },
    { name: 'reference', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'entry', type: 'number', required: true },
  ],
};
