import { Readable } from 'node:stream';
import { FACTS } from '@passarela/contract/facts';
import { type Text, text } from '@passarela/contract/text';
import { webStream } from '@passarela/gate/web-stream';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { listWhere } from '../../catalogue/search/search-text.ts';
import { requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import type { Application, Message, Quote } from '../../platform/db/payload-types.ts';
import { localDay, localMinute, storedDay } from '../../platform/reference/agency-time.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import { LANGUAGE_NAMES, languageOf } from '../../platform/reference/language.ts';
import { GUARDIAN } from '../../platform/reference/minors.ts';
import { readableHeight, STATUSES } from '../fields/entry.ts';
import { quotedModels } from '../quoted-models.ts';
import { BOM, csvLine, sheetAnswer } from './cell.ts';

const ROWS_AT_ONCE = 500;

type Entry = Message | Quote | Application;
type Wanted = { kind: Kind; where: Where; req: PayloadRequest; rowsAtOnce?: number };

/** Entries older than this one: those below it in a list with the newest first. */
const below = ({ createdAt, id }: Entry): Where => ({
  or: [
    { createdAt: { less_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
  ],
});

/** The entries of a list, newest first. Each read begins below the last entry, so that none repeats or is skipped. */
export async function* entriesOf({
  kind,
  where,
  req,
  rowsAtOnce = ROWS_AT_ONCE,
}: Wanted): AsyncGenerator<Entry> {
  let last: Entry | undefined;
  do {
    const { docs } = await req.payload.find({
      collection: kind,
      where: last ? { and: [where, below(last)] } : where,
      limit: rowsAtOnce,
      pagination: false,
      sort: ['-createdAt', '-id'],
      depth: 0,
      req,
      overrideAccess: false,
    });
    yield* docs;
    last = docs.length === rowsAtOnce ? docs.at(-1) : undefined;
  } while (last);
}

type Value = string | number | boolean | null | undefined;
/** A column of the export: its heading and an entry's value, in the reader's language. */
type Column = { heading: Text; value: (entry: Entry, language: 'pt' | 'en') => Value };

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

/** GET /cms-api/{kind}/export.csv: the list by its own filters and search, streamed. */
export const exportCsv = (kind: Kind): Endpoint => ({
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const lines = csvLines(kind, listWhere(req, kind), req);
    const { value: heading = '' } = await lines.next();
    await noteAct(req, { act: 'export', subject: kind });
    const all = Readable.from(withFirst(heading, lines), { objectMode: false });
    return sheetAnswer(`${kind}-${localDay(Date.now())}`, webStream(all));
  },
});

async function* withFirst(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

async function* csvLines(kind: Kind, where: Where, req: PayloadRequest): AsyncGenerator<string> {
  const language = languageOf(req.i18n);
  const columns = COLUMNS[kind];
  const entries = entriesOf({ kind, where, req });
  // an invalid filter is refused here, before the answer begins
  let next = await entries.next();
  yield BOM +
    csvLine(
      columns.map(({ heading }) => heading[language]),
      language,
    );
  for (; !next.done; next = await entries.next()) {
    const entry = next.value;
    yield csvLine(
      columns.map(({ value }) => value(entry, language)),
      language,
    );
  }
}
