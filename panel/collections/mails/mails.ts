import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';

/**
 * The queue of e-mails: one row for each, stored together with its entry. It holds no address and no text of the
 * sender's; the mail is written from the entry when it is sent.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  lockDocuments: false,
  access: nobody,
  admin: { hidden: true },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'entry', type: 'number', required: true, index: true },
    { name: 'reader', type: 'text', required: true },
    { name: 'state', type: 'text', required: true, index: true, defaultValue: 'waiting' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'due', type: 'number', required: true, defaultValue: 0 },
    { name: 'trouble', type: 'text' },
  ],
};
