import { text } from '@passarela/contract/text';

export const KINDS = ['messages', 'quotes', 'applications'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES = {
  messages: { singular: text('Mensagem', 'Message'), plural: text('Mensagens', 'Messages') },
  quotes: { singular: text('Orçamento', 'Quote request'), plural: text('Orçamentos', 'Quote requests') },
  applications: {
    singular: text('Candidatura', 'Application'),
    plural: text('Candidaturas', 'Applications'),
  },
};
