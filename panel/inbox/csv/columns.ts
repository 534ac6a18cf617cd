import { FACTS } from '@passarela/contract/facts';
import { type Text, text } from '@passarela/contract/text';
import type { Application, Message, Quote } from '../../platform/db/payload-types.ts';
import { localMinute, storedDay } from '../../platform/reference/agency-time.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { GUARDIAN } from '../../platform/reference/minors.ts';
import { STATUSES } from '../fields/status.ts';
import { readableHeight } from '../height.ts';
import { quotedModels } from '../quoted-models.ts';

type Value = string | number | boolean | null | undefined;
type Entry = Message | Quote | Application;
/** A column of the export: its heading and an entry's value, in the reader's language. */
export type Column = { heading: Text; value: (entry: Entry, language: 'pt' | 'en') => Value };

const yes = { pt: 'sim', en: 'yes' };

const field = (name: string, heading: Text): Column => ({
  heading,
  value: (entry) => {
    const value: unknown = Object.entries(entry).find(([key]) => key === name)?.[1];
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  },
});

const always: Column[] = [
  field('reference', text('Referência', 'Reference')),
  { heading: text('Recebida em', 'Received'), value: ({ createdAt }) => localMinute(createdAt) },
  { heading: text('Situação', 'Status'), value: ({ status }, language) => STATUSES[status][language] },
  field('name', text('Nome', 'Name')),
  field('email', text('E-mail', 'E-mail')),
];
const phone = field('phone', text('Telefone', 'Phone'));
const message = field('message', text('Mensagem', 'Message'));
const notes = field('notes', text('Anotações', 'Notes'));
const language: Column = {
  heading: text('Idioma', 'Language'),
  value: (entry, language) => LANGUAGE_NAMES[entry.language][language],
};
const AT_SIGN = /^@(?=[\p{L}\d_.])/u;

const namesOf = (models: string): string =>
  quotedModels(models)
    .map(({ id, name }) => `${name} (${id})`)
    .join(', ');

export const COLUMNS: Record<'messages' | 'quotes' | 'applications', Column[]> = {
  messages: [...always, message, language, notes],
  quotes: [
    ...always,
    phone,
    message,
    {
      heading: text('Talentos', 'Talents'),
      value: (entry) => ('models' in entry && entry.models ? namesOf(entry.models) : null),
    },
    language,
    notes,
  ],
  applications: [
    ...always,
    field('realname', text('Nome completo', 'Full name')),
    {
      heading: text('Nascimento', 'Birthdate'),
      value: (entry) => ('birthdate' in entry ? entry.birthdate && storedDay(entry.birthdate) : null),
    },
    {
      heading: text('Menor de idade', 'Under 18'),
      value: (entry, language) => ('is_minor' in entry && entry.is_minor ? yes[language] : null),
    },
    field('gender', text('Gênero', 'Gender')),
    {
      heading: text('Altura', 'Height'),
      value: (entry) => ('height' in entry ? readableHeight(entry.height ?? '') : null),
    },
    phone,
    {
      // spreadsheets take a beginning @ for a formula
      heading: text('Instagram', 'Instagram'),
      value: (entry) => ('instagr' in entry ? entry.instagr?.replace(AT_SIGN, '') : null),
    },
    field('city', text('Cidade', 'City')),
    field('state', text('Estado', 'State')),
    field('country', text('País', 'Country')),
    ...GUARDIAN.map((name) => field(name, FACTS[name].label)),
    language,
    notes,
  ],
};
