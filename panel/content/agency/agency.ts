import { LANGUAGES } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { Field, GlobalConfig, TextField } from 'payload';
import { canEdit } from '../../parts/access/can-edit.ts';
import { isStaff } from '../../parts/access/is-staff.ts';
import type { checked } from '../../parts/collection-options.ts';
import { row } from '../../parts/fields/basic.ts';
import { bilingual } from '../../parts/fields/bilingual.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { publishTags } from '../../publishing/queue/publish-tags.ts';
import { editor } from '../articles/editor.ts';
import { checkAccent, checkEmail, checkEnding, checkMark, checkPrefix } from './checks.ts';
import { storeMark } from './mark-file.ts';

type Validate = ReturnType<typeof checked>;
type More = { validate?: Validate; placeholder?: string; description?: Text };

const line = (name: string, label: Text, { validate, ...admin }: More = {}): TextField => ({
  name,
  type: 'text',
  label,
  ...(validate && { validate }),
  admin: { width: '50%', ...admin },
});

const about: Field = {
  name: 'about',
  type: 'group',
  label: text('Página Sobre', 'About page'),
  admin: {
    description: text(
      'Primeiro a história; depois, cada título abre um capítulo, como Construção, Dedicação e Sucesso. Vazio: o texto do site.',
      'The story first; then each heading opens a chapter, such as Construction, Dedication and Success. Empty: the site’s text.',
    ),
  },
  fields: LANGUAGES.map(
    (language): Field => ({ name: language, type: 'richText', label: LANGUAGE_NAMES[language], editor }),
  ),
};

const SINCE: Field = {
  name: 'since',
  type: 'number',
  label: text('Desde', 'Since'),
  min: 1800,
  max: 2200,
  admin: { width: '50%', placeholder: '2001' },
};

const PREFIX = line('reference_prefix', text('Letras das referências', 'Letters of references'), {
  validate: checkPrefix,
  placeholder: 'AFM',
  description: text('AFM dá AFM-7K3Q9.', 'AFM makes AFM-7K3Q9.'),
});

const ENDING = line('download_ending', text('Fim do nome dos downloads', 'Ending of download names'), {
  validate: checkEnding,
  placeholder: 'AFM MODEL',
  description: text('AFM MODEL dá “Ana Lima AFM MODEL.zip”.', 'AFM MODEL makes “Ana Lima AFM MODEL.zip”.'),
});

const ANSWER_DAYS: Field = {
  name: 'answer_days',
  type: 'number',
  label: text('Responde em até (dias úteis)', 'Answers within (working days)'),
  min: 1,
  max: 60,
  admin: {
    width: '50%',
    description: text(
      'Quem envia uma mensagem ou um pedido de orçamento lê este prazo. Vazio: nenhum prazo é prometido.',
      'Who sends a message or asks for a quote reads it. Empty: no time is promised.',
    ),
  },
};

const drawn = (name: string, label: Text, component: string, validate: Validate): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  admin: { components: { Field: `/content/agency/admin/${component}` } },
});

/** The agency for the site, mails and previews. */
export const agency: GlobalConfig = {
  slug: 'agency',
  label: text('Agência', 'Agency'),
  admin: {
    group: text('Conteúdo', 'Content'),
    description: text(
      'O que o site, os e-mails e as prévias dizem da agência. O que ficar vazio usa o texto que veio com o site.',
      'What the site, mails and previews say of the agency. What stays empty uses the text that came with the site.',
    ),
  },
  access: { read: isStaff, update: canEdit },
  hooks: { afterChange: [storeMark, publishTags('social')] },
  fields: [
    row(line('name', text('Nome', 'Name')), SINCE),
    bilingual(
      'slogan',
      text('Frase da agência, o título da página inicial', 'Slogan, the title of the home page'),
    ),
    bilingual('statement', text('Frase sobre a primeira imagem', 'Line on the first picture')),
    about,
    row(
      line('phone', text('Telefone', 'Phone'), { placeholder: '+55 (48) 3222-0000' }),
      line('email', text('E-mail', 'E-mail'), { validate: checkEmail }),
    ),
    row(line('whatsapp', text('WhatsApp', 'WhatsApp'), { placeholder: '+55 (48) 99999-0000' }), ANSWER_DAYS),
    row(PREFIX, ENDING),
    { name: 'address', type: 'textarea', label: text('Endereço', 'Address') },
    drawn('accent', text('Cor de destaque', 'Accent colour'), 'accent-field.tsx#AccentField', checkAccent),
    drawn('mark', text('Marca', 'Mark'), 'mark-field.tsx#MarkField', checkMark),
  ],
};
