import { text } from '@passarela/contract/text';
import type { GlobalConfig } from 'payload';
import { canAnswer } from '../parts/access/inbox.ts';
import { bilingual } from '../parts/fields/bilingual.ts';
import { REPLY_TEXTS } from '../platform/reference/reply-texts.ts';

/** Bookers' answers to applicants; an empty text uses the built-in one. */
export const replies: GlobalConfig = {
  slug: 'replies',
  label: text('Respostas prontas', 'Reply templates'),
  admin: {
    group: text('Caixa de entrada', 'Inbox'),
    description: text(
      'Onde o texto diz {nome} e {agência}, entram o nome de quem se candidatou e o da agência. Vazio, vale o texto em cinza.',
      'Where the text says {name} and {agency}, the applicant’s name and the agency’s come in. When empty, the grey text is used.',
    ),
  },
  access: { read: canAnswer, update: canAnswer },
  fields: [
    bilingual('accepted', text('Candidatura aceita', 'Application accepted'), {
      kind: 'textarea',
      placeholder: REPLY_TEXTS.accepted,
    }),
    bilingual('declined', text('Candidatura recusada', 'Application declined'), {
      kind: 'textarea',
      placeholder: REPLY_TEXTS.declined,
    }),
  ],
};
