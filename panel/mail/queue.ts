import type { Payload } from 'payload';
import { z } from 'zod';
import { clientOf } from '../db/client.ts';
import { KINDS } from '../reference/kinds.ts';
import { backOffMs } from '../work/rounds.ts';

const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;

const queued = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(KINDS),
  entry: z.number(),
  reader: z.enum(['agency', 'sender']),
  tries: z.number(),
  created_at: z.string(),
});
export type Queued = z.infer<typeof queued>;

const COLUMNS = 'id, name, kind, entry, reader, tries, created_at';

/** The mails that are due at `now` (milliseconds), oldest first. */
export async function dueMails(payload: Payload, now: number, limit: number): Promise<Queued[]> {
  const { rows } = await clientOf(payload).execute({
    sql: `SELECT ${COLUMNS} FROM mails WHERE state = 'waiting' AND due <= ? ORDER BY id LIMIT ?`,
    args: [now, limit],
  });
  return z.array(queued).parse(rows);
}

export async function nextDue(payload: Payload): Promise<number | null> {
  const { rows } = await clientOf(payload).execute(
    "SELECT min(due) AS due FROM mails WHERE state = 'waiting'",
  );
  return z.object({ due: z.number().nullable() }).parse(rows[0]).due;
}

/** How long to wait after the n-th failure of one mail (1 is the first), in milliseconds. */
const retryDelayMs = (tries: number): number => backOffMs(tries, FIRST_RETRY_MS, LONGEST_RETRY_MS);

const set = async (
  payload: Payload,
  id: number,
  change: string,
  args: (string | number)[],
): Promise<void> => {
  await clientOf(payload).execute({
    sql: `UPDATE mails SET ${change}, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = ?`,
    args: [...args, id],
  });
};

export const markSent = (payload: Payload, { id, tries }: Queued): Promise<void> =>
  set(payload, id, "state = 'sent', tries = ?, trouble = NULL", [tries + 1]);

/** A mail that could not be sent is tried later, for five days; a refused address is given up sooner. */
export async function markTrouble(
  payload: Payload,
  { id, tries, created_at }: Queued,
  { trouble, isHopeless, now }: { trouble: string; isHopeless: boolean; now: number },
): Promise<void> {
  const isOver = isHopeless || now - Date.parse(created_at) > GIVE_UP_AFTER_MS;
  await set(payload, id, 'state = ?, tries = ?, due = ?, trouble = ?', [
    isOver ? 'failed' : 'waiting',
    tries + 1,
    now + retryDelayMs(tries + 1),
    trouble,
  ]);
}

export const drop = async (payload: Payload, { id }: Queued): Promise<void> => {
  await clientOf(payload).execute({ sql: 'DELETE FROM mails WHERE id = ?', args: [id] });
};
