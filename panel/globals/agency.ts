import { LANGUAGES } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { Field, GlobalConfig, TextField } from 'payload';
import { canEdit } from '../access/can-edit.ts';
import { isStaff } from '../access/is-staff.ts';
import { editor } from '../articles/editor.ts';
import { row } from '../fields/basic.ts';
import { bilingual } from '../fields/bilingual.ts';
import { publishTags } from '../publishing/publish-tags.ts';
import { LANGUAGE_NAMES } from '../reference/language.ts';

const line = (name: string, label: Text, width = '50%'): TextField => ({
  name,
  type: 'text',
  label,
  admin: { width },
});

const about: Field = {
  name: 'about',
  type: 'group',
  label: text('Página Sobre', 'About page'),
  fields: LANGUAGES.map(
    (language): Field => ({ name: language, type: 'richText', label: LANGUAGE_NAMES[language], editor }),
  ),
};

/** Who the agency is: what the site, mails and previews say of it (CONTRACT, GET /api/agency). */
export const agency: GlobalConfig = {
  slug: 'agency',
  label: text('Agência', 'Agency'),
  admin: { group: text('Conteúdo', 'Content') },
  access: { read: isStaff, update: canEdit },
  hooks: { afterChange: [publishTags('entities', 'talents', 'posts', 'slides', 'social')] },
  fields: [
    row(line('name', text('Nome', 'Name')), {
      name: 'since',
      type: 'number',
      label: text('Desde', 'Since'),
      min: 1800,
      max: 2200,
      admin: { width: '50%' },
    }),
    bilingual('slogan', text('Frase da agência', 'Slogan')),
    bilingual('statement', text('Texto da página inicial', 'Statement on the home page'), {
      kind: 'textarea',
    }),
    about,
    row(line('phone', text('Telefone', 'Phone')), line('email', text('E-mail', 'E-mail'))),
    row(
      line('whatsapp', text('WhatsApp', 'WhatsApp')),
      line('reference_prefix', text('Prefixo das referências', 'Prefix of references')),
    ),
    { name: 'address', type: 'textarea', label: text('Endereço', 'Address') },
    { name: 'accent', type: 'text', label: text('Cor de destaque', 'Accent colour') },
    { name: 'mark', type: 'textarea', label: text('Marca (SVG)', 'Mark (SVG)') },
  ],
};
