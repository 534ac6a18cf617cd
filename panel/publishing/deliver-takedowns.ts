import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { claim, giveBack } from '../db/claim.ts';
import { run } from '../db/door.ts';
import { findAll } from '../db/find.ts';
import { copiesOf, type Settings } from './copies.ts';
import { notifyTakedown, type SiteReceipt } from './notify-takedown.ts';

/** After this time another panel sends the takedown of a killed one. */
const CLAIM_MS = 5 * 60_000;

const waitingRow = z.object({
  id: z.number(),
  tags: z.array(z.string()),
  files: z.array(z.string()),
  started_at: z.number(),
});
type Waiting = z.infer<typeof waitingRow>;

/** Completes a receipt; the database refuses a second change. */
async function complete(payload: Payload, { id, started_at }: Waiting, sites: SiteReceipt[]): Promise<void> {
  const now = Date.now();
  await run(
    payload,
    sql`UPDATE takedowns SET told_at = ${now}, took_ms = ${now - started_at}, sites = ${JSON.stringify(sites)}
      WHERE id = ${id} AND told_at IS NULL`,
  );
}

/** Takedowns that some copy of the site has not received, oldest first. */
export async function waitingTakedowns(payload: Payload): Promise<Waiting[]> {
  const waiting = await findAll(payload, 'takedowns', { told_at: { exists: false } });
  return waiting.sort((a, b) => a.id - b.id).map((row) => waitingRow.parse(row));
}

/** Sends waiting takedowns to every copy of the site; throws at the first that a copy did not accept. */
export async function deliverTakedowns(payload: Payload, settings: Settings): Promise<void> {
  for (const waiting of await waitingTakedowns(payload)) {
    const claimed = await claim(payload, 'takedowns', [waiting.id], { ms: CLAIM_MS });
    if (claimed.length === 0) continue;
    const notify = (site: string) => notifyTakedown(waiting, site, settings.REVALIDATE_SECRET);
    const answers = await Promise.allSettled(copiesOf(settings).map(notify));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) {
      await giveBack(payload, 'takedowns', claimed);
      throw failed.reason;
    }
    await complete(
      payload,
      waiting,
      answers.flatMap((answer) => ('value' in answer ? [answer.value] : [])),
    );
  }
}
