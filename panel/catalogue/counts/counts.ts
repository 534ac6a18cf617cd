import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { isPossibleId, rows } from '../../platform/db/client.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { DAY_MS } from '../../platform/reference/day.ts';

const WEEK_MS = 7 * DAY_MS;
const DAY_CHARS = 10;

/** The Monday (yyyy-MM-dd) of the agency's week at a moment (ms). */
export function weekOf(now: number): string {
  const noon = Date.parse(`${localDay(now)}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY_MS).toISOString().slice(0, DAY_CHARS);
}

export const lastWeeks = (now: number, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, at) => weekOf(now - (weeks - 1 - at) * WEEK_MS));

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

/** Statements that count a quote's talents: stored with the quote, so that a retry counts once. */
export const countQuoted = (talents: readonly number[], now: number): SQL[] =>
  addCounts(
    [...new Set(talents)].map((talent) => ({ talent, seen: 0, favourited: 0, quoted: 1 })),
    now,
  );

const number = z.coerce.number();
const week = z.object({ week: z.string(), seen: number, favourited: number, quoted: number });
type Week = z.output<typeof week>;

/** A talent's last weeks, the one of `now` (ms) last; a week in which nothing happened is zeros. */
export async function readWeeks(
  payload: Payload,
  talent: number,
  { now, weeks }: { now: number; weeks: number },
): Promise<Week[]> {
  const mondays = lastWeeks(now, weeks);
  const found = await rows(
    payload,
    sql`SELECT week, seen, favourited, quoted FROM talent_counts
      WHERE talent = ${talent} AND week >= ${mondays[0]} ORDER BY week`,
    week,
  );
  const byWeek = new Map(found.map((row) => [row.week, row]));
  return mondays.map((monday) => byWeek.get(monday) ?? { week: monday, seen: 0, favourited: 0, quoted: 0 });
}

/** The talents most seen in the week of `now` (ms), the first first; those in the trash are left out. */
export const readMostSeen = (payload: Payload, now: number, limit: number) =>
  rows(
    payload,
    sql`SELECT t.id, t.name, c.seen FROM talent_counts c JOIN talents t ON t.id = c.talent
      WHERE c.week = ${weekOf(now)} AND c.seen > 0 AND t.deleted_at IS NULL
      ORDER BY c.seen DESC, t.name LIMIT ${limit}`,
    z.object({ id: z.number(), name: z.string(), seen: number }),
  );
