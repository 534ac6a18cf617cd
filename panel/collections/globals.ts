import { LANGUAGES, type Language } from '@passarela/contract';
import type { TextKey } from '@passarela/contract/site-texts';
import { type Text, text } from '@passarela/contract/text';
import type { Field, GlobalBeforeValidateHook, GroupField, NamedTab } from 'payload';
import { editor } from '../content/articles/editor.ts';
import {
  numberVersion,
  PLACEHOLDERS,
  renewRestored,
  unknownPlaceholder,
} from '../content/privacy/version.ts';
import { menu } from '../content/texts/menu.ts';
import { standardText } from '../content/texts/standard.ts';
import { canAnswer, canEdit, isStaff } from '../parts/access/rules.ts';
import { CONTENT } from '../parts/collection-options.ts';
import { bilingual, savedBy } from '../parts/fields/basic.ts';
import { messageFor, refusal } from '../platform/errors/refusal.ts';
import { LANGUAGE_NAMES } from '../platform/reference/language.ts';
import { REPLY_TEXTS } from '../platform/reference/reply-texts.ts';
import { publishTags } from '../publishing/queue/publishing-hooks.ts';
import { single } from './collection.ts';

const ROWS = 4;
const TITLE_MAX_CHARS = 60;
const TEXT_MAX_CHARS = 600;

/** The history lists a field without the tab in which it stands: its label names the page. */
const of = (label: Text, page: Text): Text => text(`${label.pt} (${page.pt})`, `${label.en} (${page.en})`);

const title = (key: TextKey, page: Text): GroupField =>
  bilingual(key, of(text('Título', 'Title'), page), {
    placeholder: standardText(key),
    maxLength: TITLE_MAX_CHARS,
  });

const paragraph = (key: TextKey, label: Text): GroupField =>
  bilingual(key, label, {
    kind: 'textarea',
    placeholder: standardText(key),
    rows: ROWS,
    maxLength: TEXT_MAX_CHARS,
  });

const INTRO = text('Introdução', 'Introduction');
const NEXT = text('O que acontece depois', 'What happens next');

const HOME = text('Início', 'Home');
const ABOUT = text('Sobre', 'About');
const CONTACT = text('Contato', 'Contact');
const BE_A_MODEL = text('Seja modelo', 'Be a model');

const TABS = [
  {
    label: text('Menu e rodapé', 'Menu and footer'),
    fields: [menu, paragraph('footer_promise', text('Frase do rodapé', 'Sentence in the footer'))],
  },
  {
    label: HOME,
    fields: [
      paragraph('home_intro', of(INTRO, HOME)),
      paragraph('home_cast', text('Linha do elenco', 'Line about the cast')),
      paragraph('home_be_a_model', text('Convite: seja modelo', 'Invitation: be a model')),
      paragraph('home_contact', text('Convite: fale com a gente', 'Invitation: talk to us')),
    ],
  },
  { label: ABOUT, fields: [title('about_title', ABOUT), paragraph('about_intro', of(INTRO, ABOUT))] },
  {
    label: CONTACT,
    fields: [
      title('contact_title', CONTACT),
      paragraph('contact_intro', of(INTRO, CONTACT)),
      paragraph('contact_next', of(NEXT, CONTACT)),
    ],
  },
  {
    label: BE_A_MODEL,
    fields: [
      title('be_a_model_title', BE_A_MODEL),
      paragraph('be_a_model_intro', of(INTRO, BE_A_MODEL)),
      paragraph('be_a_model_next', of(NEXT, BE_A_MODEL)),
      paragraph('be_a_model_sent', text('Depois do envio: a resposta', 'After sending: the answer')),
    ],
  },
];

/** The site's menu and the texts of its pages; an empty field is the site's own text. */
export const texts = single({
  slug: 'texts',
  label: text('Textos e menu', 'Texts and menu'),
  admin: {
    group: CONTENT,
    description: text(
      'Vazio, vale o texto em cinza. Onde o texto diz {agência}, {desde} e {anos}, entram o nome da agência, o ano de fundação e os anos de casa.',
      'When empty, the grey text is used. Where a text says {agency}, {since} and {years}, the agency’s name, its first year and its age come in.',
    ),
  },
  access: { read: isStaff, readVersions: isStaff, update: canEdit },
  history: true,
  hooks: { afterChange: [publishTags('social')] },
  fields: [{ type: 'tabs', tabs: TABS }, savedBy],
});

const shared = { admin: { group: CONTENT }, access: { read: isStaff, update: canEdit } };

/** Whether the agency offers galleries as a ZIP at all; each talent may differ. */
export const downloads = single({
  ...shared,
  slug: 'downloads',
  label: text('Download de galerias', 'Gallery downloads'),
  hooks: { afterChange: [publishTags('options')] },
  fields: [
    {
      name: 'is_offered',
      type: 'checkbox',
      label: text('Oferecer no site', 'Offer on the site'),
      defaultValue: true,
      admin: {
        description: text(
          'Desmarcado, ninguém baixa galerias. Marcado, vale o que está em cada talento; sem escolha ali, só adultos.',
          'Cleared, nobody downloads galleries. Ticked, each talent’s own setting counts; without one, adults only.',
        ),
      },
    },
  ],
});

/** Bookers' answers to applicants; an empty text uses the built-in one. */
export const replies = single({
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
});

const reason = {
  pt: (found: string, known: string) => `Não conhecemos ${found}. Nos prazos, escreva ${known}.`,
  en: (found: string, known: string) => `We do not know ${found}. For the periods, write ${known}.`,
};

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node && typeof node.text === 'string') return [node.text];
  if ('root' in node) return textsIn(node.root);
  return 'children' in node ? textsIn(node.children) : [];
}

const unknownIn = (content: unknown, language: Language): string | null =>
  unknownPlaceholder(textsIn(content).join('\n'), language);

/** Refuses a text with an unknown placeholder. Thrown as a whole: the editor's field shows no error of its own. */
const refuseUnknown: GlobalBeforeValidateHook = ({ data, req }) => {
  for (const language of LANGUAGES) {
    const found = unknownIn(data?.[language]?.content, language);
    if (found === null) continue;
    const { adults, minors } = PLACEHOLDERS[language];
    const say = messageFor(req, reason);
    throw refusal(say(found, `${adults}, ${minors}`), 400);
  }
  return data;
};

const tab = (name: Language): NamedTab => ({
  name,
  label: LANGUAGE_NAMES[name],
  description: text(
    `Cada título abre uma seção. Nos prazos, escreva ${PLACEHOLDERS[name].adults} e ${PLACEHOLDERS[name].minors}: o site mostra os da configuração.`,
    `Each heading opens a section. For the periods, write ${PLACEHOLDERS[name].adults} and ${PLACEHOLDERS[name].minors}: the site shows those of the settings.`,
  ),
  fields: [
    { name: 'title', type: 'text', label: text('Título', 'Title'), required: true, maxLength: 80 },
    { name: 'content', type: 'richText', label: text('Texto', 'Text'), required: true, editor },
  ],
});

const byHook = { access: { update: () => false } };

const numbers: Field[] = [
  {
    name: 'version',
    type: 'number',
    label: text('Versão', 'Version'),
    ...byHook,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: text(
        'Sobe sozinha quando o texto muda. A autorização de cada responsável guarda a que foi lida.',
        'Goes up by itself when the text changes. Each guardian’s consent keeps the one that was read.',
      ),
    },
  },
  {
    name: 'changed_at',
    type: 'date',
    label: text('Em vigor desde', 'In force since'),
    ...byHook,
    admin: { position: 'sidebar', readOnly: true, date: { displayFormat: 'dd/MM/yyyy HH:mm' } },
  },
  { name: 'keep_months', type: 'number', ...byHook, admin: { hidden: true } },
  { name: 'keep_months_minors', type: 'number', ...byHook, admin: { hidden: true } },
];

/** The privacy page in both languages (entity `privacy`); every wording there ever was stays readable. */
export const privacy = single({
  slug: 'privacy',
  label: text('Privacidade', 'Privacy'),
  admin: { group: text('Conteúdo', 'Content') },
  access: { read: isStaff, readVersions: isStaff, update: canEdit },
  history: true,
  hooks: {
    beforeValidate: [refuseUnknown],
    beforeChange: [numberVersion],
    afterChange: [publishTags('entities'), renewRestored],
  },
  fields: [
    {
      type: 'tabs',
      tabs: LANGUAGES.map(tab),
    },
    ...numbers,
    savedBy,
  ],
});
