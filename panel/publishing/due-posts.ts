import type { Tag } from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { findAll } from '../db/find.ts';
import { store } from './queue.ts';

const KEY = 'publishing.due-until';
const note = z.object({ until: z.number() });

/** Stores the tags of posts due by `now` (ms) since the last look, which the database keeps for restarts. */
export async function storeDuePosts(payload: Payload, now: number): Promise<void> {
  const seen = note.safeParse(await payload.kv.get(KEY));
  const since = seen.success ? seen.data.until : now;
  const due = await findAll(payload, 'posts', {
    and: [
      { status: { equals: 'published' } },
      { published_at: { greater_than: new Date(since).toISOString() } },
      { published_at: { less_than_equal: new Date(now).toISOString() } },
    ],
  });
  const batches = due.flatMap(({ batch }): Tag[] => (batch ? [`post:${batch}`] : []));
  if (due.length > 0) await store({ payload }, ['posts', 'entities', ...batches]);
  if (due.length > 0 || !seen.success) await payload.kv.set(KEY, { until: now });
}
