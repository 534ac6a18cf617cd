import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { row, ui } from '../parts/fields/basic.ts';
import { hidden, submitted, submittedLong } from './fields/submitted.ts';
import { inboxCollection } from './inbox-collection.ts';

/** Contact messages. */
export const messages: CollectionConfig = inboxCollection({
  slug: 'messages',
  columns: ['name', 'status', 'assigned_to', 'message', 'reference', 'createdAt'],
  searchable: ['reference', 'name', 'email', 'message'],
  fields: [
    row(submitted('name', text('Nome', 'Name')), submitted('email', text('E-mail', 'E-mail'))),
    submittedLong('message', text('Mensagem', 'Message')),
    ui('package', '/inbox/admin/sent-package.tsx#SentPackage', { disableListColumn: true }),
    { ...hidden('origin'), unique: true },
  ],
});
