import { text } from '@passarela/contract/text';
import type { Field } from 'payload';
import { senderLanguage } from './language.ts';
import { entryStatus } from './status.ts';

export const desk: Field[] = [
  {
    name: 'reference',
    type: 'text',
    label: text('Referência', 'Reference'),
    required: true,
    unique: true,
    access: { update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      components: {
        Field: {
          path: '/components/inbox/given-text.tsx#GivenText',
          serverProps: { caption: text('Referência', 'Reference') },
        },
      },
    },
  },
  entryStatus,
  {
    name: 'reply',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/components/inbox/reply-link.tsx#ReplyLink' } },
  },
  {
    name: 'seen',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/components/inbox/mark-seen.tsx#MarkSeen' } },
  },
  {
    name: 'notes',
    type: 'textarea',
    label: text('Anotações da equipe', 'Staff notes'),
    admin: { position: 'sidebar', rows: 6 },
  },
  senderLanguage,
  {
    name: 'forget',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/components/inbox/forget-person.tsx#ForgetPerson' } },
  },
];
