import type { TextKey } from '@passarela/contract/site-texts';
import { type Text, text } from '@passarela/contract/text';
import type { GlobalConfig, GroupField } from 'payload';
import { canEdit } from '../../parts/access/can-edit.ts';
import { isStaff } from '../../parts/access/is-staff.ts';
import { CONTENT } from '../../parts/collection-options.ts';
import { bilingual } from '../../parts/fields/bilingual.ts';
import { savedBy } from '../../parts/fields/saved-by.ts';
import { publishTags } from '../../publishing/queue/publish-tags.ts';
import { menu } from './menu.ts';
import { standardText } from './standard.ts';

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
export const texts: GlobalConfig = {
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
  versions: { max: 0 },
  hooks: { afterChange: [publishTags('social')] },
  fields: [{ type: 'tabs', tabs: TABS }, savedBy],
};
