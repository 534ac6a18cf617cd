import { foldSearch } from '@passarela/contract/fold-search';
import { isRecord } from '@passarela/contract/is-record';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, rows, run } from '../../platform/db/client.ts';

const SHORTEST_CHARS = 4;
const SHORTEST_DIGITS = 8;

/** The words alone, between blanks: a comma or a bracket ends one. */
const padded = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}@.+_-]+/gu, ' ').trim()} `;
const digitsOf = (text: string): string => (/^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') : '');

/** Whether a text holds a whole one of these names, or two words of it, all folded: a first name is many people's. */
export function namesPerson(names: readonly string[]): (text: string) => boolean {
  const known = names.filter((name) => name.length >= SHORTEST_CHARS);
  const isPart = (text: string, name: string) => text.includes(' ') && padded(name).includes(padded(text));
  const isPhone = (text: string, name: string) => {
    const [said, own] = [digitsOf(text), digitsOf(name)];
    return said.length >= SHORTEST_DIGITS && own.includes(said);
  };
  return (text) =>
    known.some((name) => padded(text).includes(padded(name)) || isPart(text, name) || isPhone(text, name));
}

/** By which staff search for a person. */
const NAMES = [
  'name',
  'realname',
  'email',
  'phone',
  'real_name',
  'guardian_name',
  'guardian_email',
  'instagr',
];

/** An entry's names of its person, private data included. */
function namesOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const names = NAMES.map((name) => entry[name]).filter((value) => typeof value === 'string');
  return [...names, ...namesOf(entry.agency)];
}

/** Every text in JSON, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

const json = z.string().transform((text): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
});
const stored = z.object({ id: z.number(), title: z.string().nullable(), said: json.nullable() });

/** Saved state of staff: the lists they looked at last, and filters with a name. */
const SEARCHES: Record<string, SQL> = {
  payload_preferences: sql`SELECT id, NULL AS title, CAST(value AS text) AS said FROM payload_preferences`,
  payload_query_presets: sql`SELECT id, title, CAST("where" AS text) AS said FROM payload_query_presets`,
};

/** Deletes saved filters and remembered lists that search for a deleted entry's person. */
export async function forgetSearches(by: Caller, entry: unknown): Promise<void> {
  const isAbout = namesPerson(namesOf(entry).map(foldSearch));
  for (const [table, query] of Object.entries(SEARCHES)) {
    const all = await rows(by, query, stored);
    const ids = all.filter(({ title, said }) =>
      textsIn([title, said]).some((text) => isAbout(foldSearch(text))),
    );
    for (const { id } of ids) await run(by, sql`DELETE FROM ${sql.identifier(table)} WHERE id = ${id}`);
  }
}
