import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows, run } from '../db/client.ts';

/** Tables of work that is due at a time (`due`, ms), and which of their rows still wait. */
const WAITING = {
  mails: sql`state = 'waiting'`,
  takedowns: sql`told_at IS NULL`,
  revalidations: sql`TRUE`,
};
type Queue = keyof typeof WAITING;

const waiting = (queue: Queue, ids: readonly number[]): SQL => {
  const list = ids.map((id) => sql`${id}`);
  return sql`id IN (${sql.join(list, sql`, `)}) AND ${WAITING[queue]}`;
};

const idRow = z.object({ id: z.coerce.number() });

/** Claims due rows for this panel for `ms`, and returns their ids; then a killed panel's are due again. */
export async function claim(
  payload: Payload,
  queue: Queue,
  ids: readonly number[],
  { ms, now = Date.now() }: { ms: number; now?: number },
): Promise<number[]> {
  const query = sql`UPDATE ${sql.identifier(queue)} SET due = ${now + ms}
    WHERE ${waiting(queue, ids)} AND due <= ${now} RETURNING id`;
  return (await rows(payload, query, idRow)).map(({ id }) => id);
}

/** Does `work` with claimed rows; if it throws their claim ends early, and they are due at once. */
export async function orGiveBack<T>(
  payload: Payload,
  queue: Queue,
  ids: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const due = sql`UPDATE ${sql.identifier(queue)} SET due = ${Date.now()} WHERE ${waiting(queue, ids)}`;
    await run(payload, due);
    throw error;
  }
}
