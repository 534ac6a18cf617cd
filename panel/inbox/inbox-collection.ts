import { text } from '@passarela/contract/text';
import type { CollectionConfig, Endpoint, Field } from 'payload';
import { inboxAccess } from '../parts/access/inbox.ts';
import { hiddenText } from '../parts/fields/hidden.ts';
import { KIND_NAMES, type Kind } from '../platform/reference/kinds.ts';
import { deleteEntryFiles, recordDeletion } from './after-delete.ts';
import { exportCsv } from './endpoints/export-csv.ts';
import { forget } from './endpoints/forget.ts';
import { answered, seen } from './endpoints/mark.ts';
import { desk } from './fields/desk.ts';

type Inbox = {
  slug: Kind;
  columns: string[];
  searchable: string[];
  fields: Field[];
  endpoints?: Endpoint[];
  trash?: boolean;
};

export const inboxCollection = ({
  slug,
  fields,
  endpoints = [],
  trash = false,
  ...list
}: Inbox): CollectionConfig => ({
  slug,
  labels: KIND_NAMES[slug],
  admin: {
    useAsTitle: 'name',
    defaultColumns: list.columns,
    listSearchableFields: list.searchable,
    group: text('Caixa de entrada', 'Inbox'),
    pagination: { defaultLimit: 25 },
    components: { beforeListTable: ['/inbox/admin/export-link.tsx#ExportLink'] },
  },
  defaultSort: '-createdAt',
  enableQueryPresets: true,
  disableDuplicate: true,
  trash,
  access: inboxAccess,
  hooks: { beforeDelete: [recordDeletion(slug)], afterDelete: [deleteEntryFiles(slug)] },
  endpoints: [exportCsv(slug), seen(slug), answered(slug), forget(slug), ...endpoints],
  fields: [
    ...fields,
    ...desk,
    hiddenText('search', text('nome, e-mail ou referência', 'name, e-mail or reference')),
  ],
});
