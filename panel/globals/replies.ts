import { text } from '@passarela/contract/text';
import type { GlobalConfig } from 'payload';
import { canAnswer } from '../access/inbox.ts';
import { bilingual } from '../fields/bilingual.ts';

/** What bookers write to people who applied; an empty text uses the one that came with the panel. */
export const replies: GlobalConfig = {
  slug: 'replies',
  label: text('Respostas prontas', 'Reply templates'),
  admin: { group: text('Caixa de entrada', 'Inbox') },
  access: { read: canAnswer, update: canAnswer },
  fields: [
    bilingual('accepted', text('Candidatura aceita', 'Application accepted'), { kind: 'textarea' }),
    bilingual('declined', text('Candidatura recusada', 'Application declined'), { kind: 'textarea' }),
  ],
};
