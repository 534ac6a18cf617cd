import type { Tag } from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { store } from './queue.ts';

const KEY = 'publishing.due-until';
const note = z.object({ until: z.number() });

/** Stores the tags of posts due by `now` (ms) since the last look, which the database keeps for restarts. */
export async function storeDuePosts(payload: Payload, now: number): Promise<void> {
  const seen = note.safeParse(await payload.kv.get(KEY));
  const since = seen.success ? seen.data.until : now;
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [
        { status: { equals: 'published' } },
        { published_at: { greater_than: new Date(since).toISOString() } },
        { published_at: { less_than_equal: new Date(now).toISOString() } },
      ],
    },
    select: { batch: true },
    depth: 0,
    pagination: false,
  });
  const batches = docs.flatMap(({ batch }): Tag[] => (batch ? [`post:${batch}`] : []));
  if (docs.length > 0) await store({ payload }, ['posts', 'entities', ...batches]);
  if (docs.length > 0 || !seen.success) await payload.kv.set(KEY, { until: now });
}
