import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { row, ui } from '../parts/fields/basic.ts';
import { makePackage } from './endpoints/make-package.ts';
import { hidden, submitted, submittedLong } from './fields/submitted.ts';
import { inboxCollection } from './inbox-collection.ts';

/** Requests for a quote about chosen talents. */
export const quotes: CollectionConfig = inboxCollection({
  slug: 'quotes',
  columns: ['name', 'status', 'assigned_to', 'message', 'talent_count', 'reference', 'createdAt'],
  searchable: ['reference', 'name', 'email', 'phone', 'message'],
  endpoints: [makePackage],
  fields: [
    row(
      submitted('name', text('Nome', 'Name')),
      submitted('email', text('E-mail', 'E-mail')),
      submitted('phone', text('Telefone', 'Phone')),
    ),
    submittedLong('message', text('Mensagem', 'Message')),
    {
      name: 'talent_count',
      type: 'number',
      label: text('Talentos', 'Talents'),
      access: { update: () => false },
      admin: { hidden: true },
    },
    hidden('models'),
    ui('package', '/inbox/admin/make-package.tsx#MakePackage', { disableListColumn: true }),
    ui('talents', '/inbox/admin/quoted-talents.tsx#QuotedTalents'),
  ],
});
