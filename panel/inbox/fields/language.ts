import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';
import { options } from '../../fields/options.ts';
import { LANGUAGE_NAMES } from '../../reference/language.ts';

/** The language that the sender read the site in, and is answered in. */
export const senderLanguage: SelectField = {
  name: 'language',
  type: 'select',
  label: text('Idioma', 'Language'),
  required: true,
  access: { update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: {
      Field: {
        path: '/components/inbox/given-text.tsx#GivenText',
        serverProps: { caption: text('Idioma', 'Language'), names: LANGUAGE_NAMES },
      },
    },
  },
  options: options(LANGUAGE_NAMES),
};
