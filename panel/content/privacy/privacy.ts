import { LANGUAGES, type Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Field, GlobalBeforeValidateHook, GlobalConfig, NamedTab } from 'payload';
import { canEdit } from '../../parts/access/can-edit.ts';
import { isStaff } from '../../parts/access/is-staff.ts';
import { savedBy } from '../../parts/fields/saved-by.ts';
import { messageFor, refusal } from '../../platform/errors/refusal.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { publishTags } from '../../publishing/queue/publish-tags.ts';
import { editor } from '../articles/editor.ts';
import { PLACEHOLDERS, unknownPlaceholder } from './periods.ts';
import { numberVersion, renewRestored } from './version.ts';

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
export const privacy: GlobalConfig = {
  slug: 'privacy',
  label: text('Privacidade', 'Privacy'),
  admin: { group: text('Conteúdo', 'Content') },
  access: { read: isStaff, readVersions: isStaff, update: canEdit },
  versions: { max: 0 },
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
};
