import { each } from '@passarela/contract/each';
import { DERIVED_KINDS } from '@passarela/contract/limits';
import { revalidationAnswer, TAKEDOWN_MAX_FILES } from '@passarela/contract/takedown';
import { outgoingRequestId } from '@passarela/gate/request-id';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { run } from '../../platform/db/client.ts';
import { claim, orGiveBack } from '../../platform/jobs/claim.ts';
import { log } from '../../platform/log/log.ts';
import { instancesOf, type Settings } from './queue.ts';

const ANSWER_WITHIN_MS = 5000;

// the site understood and will never take it: sending it again cannot help
const REFUSALS = [400, 413, 422];

/** The body of one call: tags, and in a takedown the files too. */
type RevalidationPayload = { tags: readonly string[]; files?: readonly string[] };
type Removed = NonNullable<z.infer<typeof revalidationAnswer>['removed']>;

const NOTHING: Removed = each(DERIVED_KINDS, () => 0);

/** Notifies one site; returns the derived files it removed, none if it refuses. Throws to retry. */
export async function notifySite(news: RevalidationPayload, site: string, secret: string): Promise<Removed> {
  const answer = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      'X-Request-Id': outgoingRequestId(),
    },
    body: JSON.stringify(news),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return revalidationAnswer.safeParse(body).data?.removed ?? NOTHING;
  if (!REFUSALS.includes(answer.status)) throw new Error(`answer ${answer.status}`);
  log('error', `The site refused tags (${answer.status}):`, news.tags);
  return NOTHING;
}

const TAGS_AT_ONCE = 500;

type Takedown = { tags: string[]; files: string[] };

/** An instance's answer: files removed by kind, and how long it took. */
type SiteReceipt = Removed & { site: string; ms: number };

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** Sends a takedown to one site, as many tags and files at once as it accepts. Throws to retry. */
async function notifyTakedown({ tags, files }: Takedown, site: string, secret: string): Promise<SiteReceipt> {
  const started = performance.now();
  const sum = { ...NOTHING };
  for (const someFiles of parts(files, TAKEDOWN_MAX_FILES)) {
    for (const someTags of parts(tags, TAGS_AT_ONCE)) {
      const removed = await notifySite({ tags: someTags, files: someFiles }, site, secret);
      for (const kind of DERIVED_KINDS) sum[kind] += removed[kind];
    }
  }
  return { site, ms: Math.round(performance.now() - started), ...sum };
}

/** After this time another panel sends the takedown of a killed one. */
const CLAIM_MS = 5 * 60_000;
/** Read at once: while a site is down thousands may wait, and each new one wakes the delivery. */
const BATCH_MAX = 50;

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

/** The oldest takedowns that some site has not received, oldest first. */
export async function waitingTakedowns(payload: Payload): Promise<Waiting[]> {
  const { docs } = await payload.find({
    collection: 'takedowns',
    where: { told_at: { exists: false } },
    sort: 'id',
    limit: BATCH_MAX,
    pagination: false,
    depth: 0,
  });
  return docs.map((row) => waitingRow.parse(row));
}

/** Sends waiting takedowns to every site; throws at the first that a site did not accept. */
export async function deliverTakedowns(payload: Payload, settings: Settings): Promise<void> {
  for (;;) {
    const batch = await waitingTakedowns(payload);
    let told = 0;
    for (const waiting of batch) if (await deliver(payload, settings, waiting)) told += 1;
    if (told === 0 || batch.length < BATCH_MAX) return;
  }
}

/** Whether it was this process that sent it. */
async function deliver(payload: Payload, settings: Settings, waiting: Waiting): Promise<boolean> {
  const claimed = await claim(payload, 'takedowns', [waiting.id], { ms: CLAIM_MS });
  if (claimed.length === 0) return false;
  const notify = (site: string) => notifyTakedown(waiting, site, settings.REVALIDATE_SECRET);
  const receipts = await orGiveBack(payload, 'takedowns', claimed, async () => {
    const answers = await Promise.allSettled(instancesOf(settings).map(notify));
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
  });
  await complete(payload, waiting, receipts);
  return true;
}
