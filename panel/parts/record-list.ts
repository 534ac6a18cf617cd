import { type Text, text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { isAdmin } from './access/is-admin.ts';
import { nobody } from './access/nobody.ts';

type RecordList = Pick<CollectionConfig, 'slug' | 'fields' | 'indexes'> & {
  labels: { singular: Text; plural: Text };
  about: Text;
  columns: string[];
  title: string;
  /** Whether a line opens a page of its own; else the list says everything. */
  opens?: boolean;
  components?: NonNullable<CollectionConfig['admin']>['components'];
};

/** The number of an entry of this collection, shown by its name. */
export const entryCell = (slug: string) => ({
  Cell: { path: '/parts/audit/admin/where-cell.tsx#EntryCell', serverProps: { slug } },
});

/** A read-only list of the panel's records, newest first, for administrators. */
export const recordList = ({
  about,
  columns,
  title,
  opens = false,
  components,
  fields,
  ...list
}: RecordList): CollectionConfig => ({
  ...list,
  lockDocuments: false,
  admin: {
    useAsTitle: title,
    description: about,
    defaultColumns: columns,
    group: text('Administração', 'Administration'),
    ...(!opens && { formatDocURL: () => null }),
    ...(components && { components }),
  },
  defaultSort: '-createdAt',
  access: { ...nobody, read: isAdmin },
  fields: [
    ...fields,
    {
      name: 'createdAt',
      type: 'date',
      label: text('Quando', 'When'),
      index: true,
      admin: {
        hidden: true,
        disableBulkEdit: true,
        components: { Cell: '/parts/ui/moment-cell.tsx#MomentCell' },
      },
    },
  ],
});
