import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce, rows, run } from '../db/client.ts';

/** So many in a window, for each key; keys hold no personal data. */
export type Limit = { bucket: string; allowed: number; windowMs: number };

const KEPT_MS = 24 * 3_600_000;

const idRow = z.object({ id: z.coerce.number() });
const atRow = z.object({ at: z.coerce.number() });

/** Seconds until a key may be counted again, 0 for now: the `allowed`-th newest has to leave the window. */
export async function waitOf(payload: Payload, limit: Limit, key: string, now: number): Promise<number> {
  const { bucket, allowed, windowMs } = limit;
  const query = sql`SELECT at FROM limits WHERE bucket = ${bucket} AND key = ${key} AND at > ${now - windowMs}
    ORDER BY at DESC LIMIT 1 OFFSET ${allowed - 1}`;
  const [oldest] = await rows(payload, query, atRow);
  return oldest ? Math.max(1, Math.ceil((oldest.at + windowMs - now) / 1000)) : 0;
}

/** Whoever counts holds it, so that no two find the last place free. */
const LOCK = sql`INSERT INTO leases (name, until) VALUES ('limits', 0) ON CONFLICT (name) DO UPDATE SET until = 0`;

/** Counts one more of a key, for all instances of the panel, unless it is at the limit: then seconds to wait. */
export async function admit(payload: Payload, limit: Limit, key: string, now: number): Promise<number> {
  const { bucket, allowed, windowMs } = limit;
  const [, counted] = await atOnce(payload, [
    LOCK,
    sql`INSERT INTO limits (bucket, key, at)
      SELECT ${bucket}, ${key}, CAST(${now} AS numeric)
      WHERE (SELECT count(*) FROM limits
        WHERE bucket = ${bucket} AND key = ${key} AND at > ${now - windowMs}) < ${allowed}`,
  ]);
  return counted?.changed === 1 ? 0 : Math.max(1, await waitOf(payload, limit, key, now));
}

/** Takes one of a key back, the newest: what it was counted for was right. */
export async function takeBack(payload: Payload, { bucket }: Limit, key: string): Promise<void> {
  await run(
    payload,
    sql`DELETE FROM limits
      WHERE id = (SELECT max(id) FROM limits WHERE bucket = ${bucket} AND key = ${key})`,
  );
}

/** Counts one more of each in one write, unconditionally; returns a function that undoes it. */
export async function note(
  payload: Payload,
  counts: readonly { bucket: string; key: string }[],
  now: number,
): Promise<() => Promise<void>> {
  const values = counts.map(({ bucket, key }) => sql`(${bucket}, ${key}, ${now})`);
  const noted = await rows(
    payload,
    sql`INSERT INTO limits (bucket, key, at) VALUES ${sql.join(values, sql`, `)} RETURNING id`,
    idRow,
  );
  return async () => {
    const ids = noted.map(({ id }) => sql`${id}`);
    await run(payload, sql`DELETE FROM limits WHERE id IN (${sql.join(ids, sql`, `)})`);
  };
}

export async function deleteOldLimits(payload: Payload, now: number): Promise<void> {
  await run(payload, sql`DELETE FROM limits WHERE at < ${now - KEPT_MS}`);
}
