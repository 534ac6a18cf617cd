import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import { claim } from '../../platform/jobs/claim.ts';
import { type Env, env } from '../../platform/settings/env.ts';

/** The sites' addresses, and our secret. */
export type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'> & Partial<Pick<Env, 'SITE_COPIES'>>;

/** Every instance of the site, each at an address of its own; the public one for a single instance. */
export const instancesOf = ({ SITE_URL, SITE_COPIES = [] }: Settings): string[] =>
  SITE_COPIES.length > 0 ? SITE_COPIES : [SITE_URL];

const BATCH_MAX_ROWS = 500;
/** Longer than a copy may take to answer: after it the rows of a killed process are free again. */
const CLAIM_MS = 10_000;
/** The life of the site's caches: none holds anything older. */
const KEPT_MS = 60 * 60 * 1000;

const waitingRow = z.object({ id: z.coerce.number(), tag: z.string() });
type Waiting = { ids: number[]; tags: string[] };

/** A request, so that the rows are part of its transaction; or the panel alone. */
type QueueRequest = Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>;

/** Stores tags for each site from `due` (ms) on: one row for each tag and site. Returns their ids. */
export async function store(req: QueueRequest, tags: readonly string[], due = Date.now()): Promise<number[]> {
  const ids: number[] = [];
  for (const tag of new Set(tags)) {
    for (const copy of instancesOf(env())) {
      const data = { tag, copy, due };
      const { id } = await req.payload.db.create({ collection: 'revalidations', data, req });
      ids.push(Number(id));
    }
  }
  return ids;
}

/** Lets rows that were stored for later be sent now. */
export async function release(req: QueueRequest, ids: readonly number[]): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'revalidations',
    where: { id: { in: [...ids] } },
    data: { due: Date.now() },
    req,
    returning: false,
  });
}

/** Claims the tags that are due for a copy: for ten seconds no other process gets them. */
export async function claimTags(payload: Payload, copy: string): Promise<Waiting> {
  const now = Date.now();
  const due = await rows(
    payload,
    sql`SELECT id, tag FROM revalidations WHERE copy = ${copy} AND due <= ${now} ORDER BY id LIMIT ${BATCH_MAX_ROWS}`,
    waitingRow,
  );
  if (due.length === 0) return { ids: [], tags: [] };
  const all = due.map(({ id }) => id);
  const ids = new Set(await claim(payload, 'revalidations', all, { ms: CLAIM_MS, now }));
  const tags = due.filter(({ id }) => ids.has(id)).map(({ tag }) => tag);
  return { ids: [...ids], tags: [...new Set(tags)] };
}

/** Deletes rows that a copy has answered. */
export async function deleteSent(payload: Payload, ids: number[]): Promise<void> {
  await payload.db.deleteMany({ collection: 'revalidations', where: { id: { in: ids } } });
}

/** Drops rows that no cache needs any more, and gives those of older versions, which name no site, to every site. */
export async function tidyQueue(payload: Payload): Promise<void> {
  const tooOld = new Date(Date.now() - KEPT_MS).toISOString();
  await payload.db.deleteMany({
    collection: 'revalidations',
    where: { createdAt: { less_than: tooOld } },
  });
  const docs = await findAll(payload, 'revalidations', { copy: { equals: '' } });
  if (docs.length === 0) return;
  await store(
    { payload },
    docs.map(({ tag }) => tag),
  );
  await deleteSent(
    payload,
    docs.map(({ id }) => id),
  );
}
