import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows, run } from '../../platform/db/client.ts';
import { claim } from '../../platform/jobs/claim.ts';
import { backOffMs } from '../../platform/jobs/rounds.ts';
import { KINDS } from '../../platform/reference/kinds.ts';
import { insert } from '../insert.ts';

/** Six commands of 20 s, longer than a mail server may take; after it the mail of a killed panel is due again. */
const CLAIM_MS = 2 * 60_000;
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;

/** The recipients of an entry's mail, or of a reminder. */
const READERS = [
  ...(['agency', 'sender', 'follow-up'] as const),
  ...(['contract-30', 'contract-7', 'permit-30', 'permit-7'] as const),
] as const;

const queued = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum([...KINDS, 'talents', 'packages']),
  entry: z.number(),
  // of a package: whom it goes to, or who answered (package.ts)
  reader: z.enum(READERS).or(z.string().regex(/^(?:to|of|next|remind|opened):[\w-]+$/)),
  tries: z.number(),
  created_at: moment,
});
export type Queued = z.infer<typeof queued>;

/** A mail to send at `due` (ms), one of that name however often it is queued: a double click sends once. */
export function queueMail(mail: Pick<Queued, 'name' | 'kind' | 'entry' | 'reader'>, due: number): SQL {
  const at = new Date(due).toISOString();
  const row = { ...mail, state: 'waiting', tries: 0, due, created_at: at, updated_at: at };
  return sql`${insert('mails', row)} ON CONFLICT (name) DO NOTHING`;
}

/** The mails that are due at `now` (milliseconds), oldest first. */
export const dueMails = (payload: Payload, now: number, limit: number): Promise<Queued[]> =>
  rows(
    payload,
    sql`SELECT id, name, kind, entry, reader, tries, created_at FROM mails
      WHERE state = 'waiting' AND due <= ${now} ORDER BY id LIMIT ${limit}`,
    queued,
  );

/** Takes a due mail for this panel; false if another one took it, or it went with its entry. */
export const claimMail = async (payload: Payload, { id }: Queued, now: number): Promise<boolean> =>
  (await claim(payload, 'mails', [id], { ms: CLAIM_MS, now })).length > 0;

export async function nextDue(payload: Payload): Promise<number | null> {
  const query = sql`SELECT min(due) AS due FROM mails WHERE state = 'waiting'`;
  const [first] = await rows(payload, query, z.object({ due: z.number().nullable() }));
  return first?.due ?? null;
}

/** How long to wait after the n-th failure of one mail (1 is the first), in milliseconds. */
const retryDelayMs = (tries: number): number => backOffMs(tries, FIRST_RETRY_MS, LONGEST_RETRY_MS);

async function set(payload: Payload, id: number, change: SQL): Promise<void> {
  const now = new Date().toISOString();
  await run(payload, sql`UPDATE mails SET ${change}, updated_at = ${now} WHERE id = ${id}`);
}

export const markSent = (payload: Payload, { id, tries }: Queued): Promise<void> =>
  set(payload, id, sql`state = 'sent', tries = ${tries + 1}, trouble = NULL`);

/** A mail that could not be sent is tried later, for five days; a refused address is given up sooner. */
export async function markFailure(
  payload: Payload,
  { id, tries, created_at }: Queued,
  { reason, isHopeless, now }: { reason: string; isHopeless: boolean; now: number },
): Promise<void> {
  const isOver = isHopeless || now - Date.parse(created_at) > GIVE_UP_AFTER_MS;
  const state = isOver ? 'failed' : 'waiting';
  const due = now + retryDelayMs(tries + 1);
  await set(payload, id, sql`state = ${state}, tries = ${tries + 1}, due = ${due}, trouble = ${reason}`);
}

export const drop = async (payload: Payload, { id }: Queued): Promise<void> => {
  await run(payload, sql`DELETE FROM mails WHERE id = ${id}`);
};
