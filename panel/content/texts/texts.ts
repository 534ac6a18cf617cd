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

const title = (key: TextKey): GroupField =>
  bilingual(key, text('Título', 'Title'), { placeholder: standardText(key), maxLength: TITLE_MAX_CHARS });

const paragraph = (key: TextKey, label: Text): GroupField =>
  bilingual(key, label, {
    kind: 'textarea',
    placeholder: standardText(key),
    rows: ROWS,
    maxLength: TEXT_MAX_CHARS,
  });

const INTRO = text('Introdução', 'Introduction');
const NEXT = text('O que acontece depois', 'What happens next');

const TABS = [
  {
    label: text('Menu e rodapé', 'Menu and footer'),
    fields: [menu, paragraph('footer_promise', text('Frase do rodapé', 'Sentence in the footer'))],
  },
  {
    label: text('Início', 'Home'),
    fields: [
      paragraph('home_intro', INTRO),
      paragraph('home_cast', text('Linha do elenco', 'Line about the cast')),
      paragraph('home_be_a_model', text('Convite: seja modelo', 'Invitation: be a model')),
      paragraph('home_contact', text('Convite: fale com a gente', 'Invitation: talk to us')),
    ],
  },
  { label: text('Sobre', 'About'), fields: [title('about_title'), paragraph('about_intro', INTRO)] },
  {
    label: text('Contato', 'Contact'),
    fields: [title('contact_title'), paragraph('contact_intro', INTRO), paragraph('contact_next', NEXT)],
  },
  {
    label: text('Seja modelo', 'Be a model'),
    fields: [
      title('be_a_model_title'),
      paragraph('be_a_model_intro', INTRO),
      paragraph('be_a_model_next', NEXT),
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
