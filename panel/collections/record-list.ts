import { type Text, text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/is-admin.ts';
import { nobody } from '../access/nobody.ts';

type RecordList = Pick<CollectionConfig, 'slug' | 'fields'> & {
  labels: { singular: Text; plural: Text };
  about: Text;
  columns: string[];
  title: string;
  components?: NonNullable<CollectionConfig['admin']>['components'];
};

/** A list of what the panel noted, newest first: administrators read it, nobody changes it. */
export const recordList = ({ about, columns, title, components, ...list }: RecordList): CollectionConfig => ({
  ...list,
  lockDocuments: false,
  admin: {
    useAsTitle: title,
    description: about,
    defaultColumns: columns,
    group: text('Administração', 'Administration'),
    hideAPIURL: true,
    ...(components && { components }),
  },
  defaultSort: '-createdAt',
  access: { ...nobody, read: isAdmin },
});
