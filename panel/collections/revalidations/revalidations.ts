import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';

/** Tags that the site has not heard of yet; a row leaves when the site has answered (CONTRACT, Publishing). */
export const revalidations: CollectionConfig = {
  slug: 'revalidations',
  access: nobody,
  admin: { hidden: true },
  fields: [{ name: 'tag', type: 'text', required: true }],
};
