import { type SQL, sql } from 'drizzle-orm';
import { isPossibleId } from '../../platform/db/possible-id.ts';
import { weekOf } from './week.ts';

export type Added = { talent: number; seen: number; favourited: number; quoted: number };

/** Both databases take so many values in one statement. */
const ROWS_MAX = 1_000;

const row = ({ talent, seen, favourited, quoted }: Added) =>
  sql`(${sql.join(
    [talent, seen, favourited, quoted].map((number) => sql`CAST(${number} AS integer)`),
    sql`, `,
  )})`;

/** One upsert, sorted by talent, so that two at once do not wait for each other's rows. */
const upsert = (added: readonly Added[], week: string) => sql`
  INSERT INTO talent_counts (talent, week, seen, favourited, quoted)
  SELECT t.id, ${week}, v.column2, v.column3, v.column4
  FROM talents t JOIN (VALUES ${sql.join(added.map(row), sql`, `)}) AS v ON v.column1 = t.id
  WHERE TRUE ORDER BY t.id
  ON CONFLICT (talent, week) DO UPDATE SET seen = talent_counts.seen + excluded.seen,
    favourited = talent_counts.favourited + excluded.favourited,
    quoted = talent_counts.quoted + excluded.quoted`;

/** Statements that add to the week of `now` (ms), each talent once; unknown talents are left out. */
export function addCounts(added: readonly Added[], now: number): SQL[] {
  const possible = added.filter(({ talent }) => isPossibleId(talent));
  const parts = Math.ceil(possible.length / ROWS_MAX);
  const week = weekOf(now);
  return Array.from({ length: parts }, (_, at) =>
    upsert(possible.slice(at * ROWS_MAX, (at + 1) * ROWS_MAX), week),
  );
}
