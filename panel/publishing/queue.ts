import type { Tag } from '@passarela/contract';
import type { Payload } from 'payload';

const BATCH_MAX_ROWS = 500;

/** Stores what the site must hear; the worker sends it when it is next awake. */
export async function store(payload: Payload, tags: Tag[]): Promise<void> {
  for (const tag of new Set(tags)) {
    await payload.db.create({ collection: 'revalidations', data: { tag } });
  }
}

/** The tags that wait longest, each once, with the ids of their rows. */
export async function oldestTags(payload: Payload): Promise<{ ids: number[]; tags: string[] }> {
  const { docs } = await payload.find({
    collection: 'revalidations',
    sort: 'id',
    limit: BATCH_MAX_ROWS,
    pagination: false,
    depth: 0,
  });
  return { ids: docs.map(({ id }) => id), tags: [...new Set(docs.map(({ tag }) => tag))] };
}

/** Takes away rows that the site has answered. */
export async function strikeOut(payload: Payload, ids: number[]): Promise<void> {
  await payload.db.deleteMany({ collection: 'revalidations', where: { id: { in: ids } } });
}
