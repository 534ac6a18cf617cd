import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { row } from '../parts/fields/basic.ts';
import { given, givenLong } from './fields/given.ts';
import { inboxCollection } from './inbox-collection.ts';

/** Contact messages. */
export const messages: CollectionConfig = inboxCollection({
  slug: 'messages',
  columns: ['name', 'status', 'assigned_to', 'message', 'reference', 'createdAt'],
  searchable: ['reference', 'name', 'email', 'message'],
  fields: [
    row(given('name', text('Nome', 'Name')), given('email', text('E-mail', 'E-mail'))),
    givenLong('message', text('Mensagem', 'Message')),
  ],
});
