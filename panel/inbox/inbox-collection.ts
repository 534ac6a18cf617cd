import type { CollectionConfig, Field } from 'payload';
import { inboxAccess } from '../access/inbox.ts';
import { type Text, text } from '../reference/text.ts';
import { desk } from './fields/desk.ts';

type Inbox = {
  slug: 'messages' | 'quotes' | 'applications';
  labels: { singular: Text; plural: Text };
  columns: string[];
  searchable: string[];
  fields: Field[];
};

/** One of the inbox's three lists: what came in, newest first, and what staff do with it. */
export const inboxCollection = ({ slug, labels, columns, searchable, fields }: Inbox): CollectionConfig => ({
  slug,
  labels,
  admin: {
    useAsTitle: 'reference',
    defaultColumns: columns,
    listSearchableFields: searchable,
    group: text('Caixa de entrada', 'Inbox'),
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: inboxAccess,
  fields: [...fields, ...desk],
});
