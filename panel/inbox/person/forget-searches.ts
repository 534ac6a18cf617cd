import { foldSearch } from '@passarela/contract/fold-search';
import { isRecord } from '@passarela/contract/is-record';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, rows, run } from '../../platform/db/client.ts';
import { namesPerson } from './names-person.ts';

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
