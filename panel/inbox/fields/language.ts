import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';

/** The languages of the site, named for staff. */
export const LANGUAGES = { pt: text('Português', 'Portuguese'), en: text('Inglês', 'English') };

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
        serverProps: { caption: text('Idioma', 'Language'), names: LANGUAGES },
      },
    },
  },
  options: [
    { value: 'pt', label: LANGUAGES.pt },
    { value: 'en', label: LANGUAGES.en },
  ],
};
