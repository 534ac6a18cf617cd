import { isRecord } from '@passarela/contract/is-record';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** The values of these fields before that moment, from the entry's history; null without one. */
export async function valuesBefore(
  req: PayloadRequest,
  slug: CollectionSlug,
  { id, at, names }: { id: number; at: string; names: readonly string[] },
): Promise<Record<string, unknown> | null> {
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { updatedAt: { less_than: at } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    req,
  });
  const state: unknown = docs[0]?.version;
  return isRecord(state) ? Object.fromEntries(names.map((name) => [name, state[name] ?? null])) : null;
}
