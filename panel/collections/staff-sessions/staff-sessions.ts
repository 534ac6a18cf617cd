import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';

/** What the list of sessions says beside Payload's own row: device, address group, last use. The panel alone writes it. */
export const staffSessions: CollectionConfig = {
  slug: 'staff-sessions',
  lockDocuments: false,
  access: nobody,
  admin: { hidden: true },
  fields: [
    { name: 'session', type: 'text', required: true, unique: true },
    { name: 'person', type: 'number', required: true, index: true },
    { name: 'device', type: 'text', required: true },
    { name: 'network', type: 'text', required: true },
    { name: 'used_at', type: 'date', required: true },
  ],
};
