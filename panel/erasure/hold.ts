import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { requireAdmin } from '../parts/access/require.ts';
import { noteAct } from '../parts/audit/note.ts';
import { momentOrNone, rows } from '../platform/db/client.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { DAY_MS } from '../platform/reference/day.ts';

/** A run that would delete more than a tenth of a collection, and at least five entries, waits for an administrator. */
const SHARE = 0.1;
const LEAST = 5;
/** Unanswered for so long, entries due by two clocks go; the rest waits on. */
const WAIT_MS = 7 * DAY_MS;
const KEY = 'retention.held';

const held = z.object({
  ids: z.array(z.number()),
  since: z.number(),
  decision: z.enum(['confirmed', 'refused']).nullable().default(null),
  mailed: z.number().default(0),
});
const note = z.record(z.string(), held).catch({});
type WaitingRun = z.infer<typeof held>;

export const waitingRuns = async (payload: Payload): Promise<Record<string, WaitingRun>> =>
  note.parse((await payload.kv.get(KEY)) ?? {});

export async function noteWaiting(payload: Payload, slug: string, run: WaitingRun | null): Promise<void> {
  const { [slug]: _, ...others } = await waitingRuns(payload);
  await payload.kv.set(KEY, run ? { ...others, [slug]: run } : others);
}

const isMass = (due: number, total: number): boolean => due >= LEAST && due > total * SHARE;

const counted = z.object({ total: z.coerce.number(), newest: momentOrNone });

/** How many entries a table has, and when its newest came by `column`. */
export async function countOf(payload: Payload, table: string, column: 'received_at' | 'updated_at') {
  const [name, at] = [sql.identifier(table), sql.identifier(column)];
  const [found] = await rows(
    payload,
    sql`SELECT count(*) AS total, max(${at}) AS newest FROM ${name}`,
    counted,
  );
  const newest = found?.newest ? Date.parse(found.newest) : Number.POSITIVE_INFINITY;
  return { total: found?.total ?? 0, newest };
}

type Run = {
  slug: string;
  now: number;
  total: number;
  /** The entries that are due at a moment (ms). */
  dueAt: (now: number) => Promise<number[]>;
  /** When the newest entry came (ms), by whatever clock was right then. */
  newest: number;
};

/** The due entries to delete now: all, or of too large a run those that somebody confirmed or two clocks agree on. */
export async function releasedOf(
  payload: Payload,
  { slug, now, total, dueAt, newest }: Run,
): Promise<number[]> {
  const due = await dueAt(now);
  const known = (await waitingRuns(payload))[slug];
  if (!isMass(due.length, total)) {
    if (known) await noteWaiting(payload, slug, null);
    return due;
  }
  const isFromAhead = known !== undefined && known.since > now;
  const isOver = isFromAhead || (known?.decision === 'refused' && now - known.since > WAIT_MS);
  if (!known || isOver) {
    payload.logger.warn(`Retention: ${due.length} of ${total} ${slug} wait for an administrator`);
    await noteWaiting(payload, slug, { ids: due, since: now, decision: null, mailed: 0 });
    return [];
  }
  if (known.decision === 'refused') return [];
  if (known.decision === 'confirmed') return due.filter((id) => known.ids.includes(id));
  await noteWaiting(payload, slug, { ...known, ids: due });
  if (now - known.since < WAIT_MS) return [];
  const agreed = new Set(await dueAt(Math.min(now, newest)));
  return due.filter((id) => agreed.has(id));
}

const body = z.object({ slug: z.string(), count: z.int(), decision: z.enum(['confirmed', 'refused']) });

const CHANGED = text(
  'Nada foi decidido: o número mudou. Recarregue a página.',
  'Nothing was decided: the number has changed. Reload the page.',
);

/** POST /cms-api/retention, administrators: confirms or refuses a large run, as long as it is of that many entries. */
export const answerHold = post('/retention', async (req) => {
  requireAdmin(req);
  const asked = body.safeParse(await req.json?.().catch(() => null));
  const runs = new Map(Object.entries(await waitingRuns(req.payload)));
  const run = asked.success ? runs.get(asked.data.slug) : undefined;
  if (!asked.success || !run || run.ids.length !== asked.data.count) throw refusalFor(req, CHANGED, 409);
  const { slug, decision } = asked.data;
  await noteWaiting(req.payload, slug, { ...run, decision, since: Date.now() });
  await noteAct(req, { act: 'retention', subject: slug, fields: [decision] });
  return Response.json({ decision });
});
