import { LANGUAGES, type Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Field, GlobalConfig, NamedTab } from 'payload';
import { canEdit } from '../../parts/access/can-edit.ts';
import { isStaff } from '../../parts/access/is-staff.ts';
import { savedBy } from '../../parts/fields/saved-by.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { publishTags } from '../../publishing/queue/publish-tags.ts';
import { editor } from '../articles/editor.ts';
import { PLACEHOLDERS } from './periods.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { numberVersion, renewRestored } from './version.ts';

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
