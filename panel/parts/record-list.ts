import { type Text, text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { isAdmin } from './access/is-admin.ts';
import { nobody } from './access/nobody.ts';

type RecordList = Pick<CollectionConfig, 'slug' | 'fields' | 'indexes'> & {
  labels: { singular: Text; plural: Text };
  about: Text;
  columns: string[];
  title: string;
  components?: NonNullable<CollectionConfig['admin']>['components'];
};

/** A read-only list of the panel's records, newest first, for administrators. */
export const recordList = ({ about, columns, title, components, ...list }: RecordList): CollectionConfig => ({
  ...list,
  lockDocuments: false,
  admin: {
    useAsTitle: title,
    description: about,
    defaultColumns: columns,
    group: text('Administração', 'Administration'),
    ...(components && { components }),
  },
  defaultSort: '-createdAt',
  access: { ...nobody, read: isAdmin },
});
