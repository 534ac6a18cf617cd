import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../db/door.ts';
import type { Queued } from './queue.ts';

/** Six commands of 20 s, longer than a mail server may take; after it the mail of a killed panel is due again. */
const CLAIM_MS = 2 * 60_000;

/** Takes a due mail for this panel: false where another one took it, or it went with its entry. */
export async function claimMail(payload: Payload, { id }: Queued, now: number): Promise<boolean> {
  const { changed } = await run(
    payload,
    sql`UPDATE mails SET due = ${now + CLAIM_MS}
      WHERE id = ${id} AND state = 'waiting' AND due <= ${now}`,
  );
  return changed > 0;
}
