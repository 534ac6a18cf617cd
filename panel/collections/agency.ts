import { LANGUAGES } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField, Field, GlobalAfterChangeHook, TextField } from 'payload';
import { picture } from '../catalogue/media/picture.ts';
import { checkAccent, checkEnding, checkMark, checkPrefix } from '../content/agency/checks.ts';
import { contacts, line, type Validate } from '../content/agency/contacts.ts';
import { storeMark } from '../content/agency/mark-file.ts';
import { editor } from '../content/articles/editor.ts';
import { canEdit, isStaff } from '../parts/access/rules.ts';
import { CONTENT } from '../parts/collection-options.ts';
import { bilingual, row, savedBy } from '../parts/fields/basic.ts';
import { isSilent } from '../parts/request-context.ts';
import { LANGUAGE_NAMES } from '../platform/reference/language.ts';
import { publishTags } from '../publishing/queue/publishing-hooks.ts';
import { noteMedium } from '../publishing/takedown/note.ts';
import { mediaOfSiteText, visibilityOf } from '../publishing/takedown/uses.ts';
import { single } from './collection.ts';

/** Takes pictures off the site that a save leaves out and nothing else uses. */
const settlePictures: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isSilent(req)) return;
  const now = mediaOfSiteText(doc);
  const left = mediaOfSiteText(previousDoc ?? {}).filter((id) => !now.includes(id));
  for (const id of new Set(left)) {
    const { hidden: files } = await visibilityOf(req, [id]);
    if (files.length > 0) await noteMedium(req, { id, cause: 'unpublished', files });
  }
};

/** Those who answer, by name and face: a family looks for them first. */
const people: ArrayField = {
  name: 'people',
  type: 'array',
  label: text('Quem faz a agência', 'The people of the agency'),
  labels: { singular: text('Pessoa', 'Person'), plural: text('Pessoas', 'People') },
  maxRows: 40,
  admin: {
    description: text(
      'Aparecem com nome e foto em Sobre e Contato, nesta ordem. Sem foto, ficam as iniciais.',
      'They appear with name and photo on About and Contact, in this order. Without a photo, initials.',
    ),
  },
  fields: [
    { name: 'name', type: 'text', label: text('Nome', 'Name'), required: true, maxLength: 80 },
    bilingual('role', text('Função', 'Role')),
    picture('photo', text('Foto', 'Photo')),
  ],
};

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
  admin: { components: { Field: `/content/agency/admin/looks-fields.tsx#${component}` } },
});

const CLIENTS: Field = {
  name: 'clients',
  type: 'textarea',
  label: text('Clientes', 'Clients'),
  admin: {
    description: text(
      'Um nome por linha, só de quem autorizou. Aparecem em Sobre.',
      'A name on each line, of those who agreed. They appear on About.',
    ),
  },
};

const words: Field[] = [
  row(line('name', text('Nome', 'Name')), SINCE),
  bilingual(
    'slogan',
    text('Frase da agência, o título da página inicial', 'Slogan, the title of the home page'),
  ),
  bilingual('statement', text('Frase sobre a primeira imagem', 'Line on the first picture')),
  about,
  CLIENTS,
  row(ANSWER_DAYS),
  row(PREFIX, ENDING),
];

const looks: Field[] = [
  picture('place', text('Foto da casa', 'Picture of the place'), {
    description: text('Aparece em Contato e em Sobre.', 'It appears on Contact and About.'),
  }),
  drawn('accent', text('Cor de destaque', 'Accent color'), 'AccentField', checkAccent),
  drawn('mark', text('Marca', 'Mark'), 'MarkField', checkMark),
];

/** The agency for the site, mails and previews. */
export const agency = single({
  slug: 'agency',
  label: text('Agência', 'Agency'),
  admin: {
    group: CONTENT,
    description: text(
      'O que o site, os e-mails e as prévias dizem da agência. O que ficar vazio usa o texto que veio com o site.',
      'What the site, mails and previews say of the agency. What stays empty uses the text that came with the site.',
    ),
  },
  access: { read: isStaff, readVersions: isStaff, update: canEdit },
  history: true,
  hooks: { afterChange: [storeMark, settlePictures, publishTags('social')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: text('Contato e empresa', 'Contact and company'), fields: contacts },
        { label: text('Pessoas', 'People'), fields: [people] },
        { label: text('Nome e textos', 'Name and texts'), fields: words },
        { label: text('Aparência', 'Looks'), fields: looks },
      ],
    },
    savedBy,
  ],
});
