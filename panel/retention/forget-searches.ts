import { isRecord } from '@passarela/contract/is-record';
import { sql } from 'drizzle-orm';
import { type Caller, run } from '../db/door.ts';

/** By which staff search for a person. */
const NAMES = ['name', 'realname', 'email', 'phone', 'real_name', 'guardian_name', 'guardian_email'];
const SHORTEST_CHARS = 4;

/** What an entry says of who it is about, its private data included. */
function namesOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const own = NAMES.map((name) => entry[name]);
  const names = own.filter((value) => typeof value === 'string' && value.length >= SHORTEST_CHARS);
  return [...new Set([...names.map(String), ...namesOf(entry.agency)])];
}

/** Deletes saved filters and remembered lists that search for the person whom a deleted entry was about. */
export async function forgetSearches(by: Caller, entry: unknown): Promise<void> {
  for (const name of namesOf(entry)) {
    // as JSON holds it, a whole value: part of a word is nobody's name
    const value = `%${JSON.stringify(name)}%`;
    await run(by, sql`DELETE FROM payload_preferences WHERE lower(CAST(value AS text)) LIKE lower(${value})`);
    await run(
      by,
      sql`DELETE FROM payload_query_presets WHERE lower(CAST("where" AS text)) LIKE lower(${value})`,
    );
  }
}
