import type { Payload } from 'payload';
import type { Shelves } from './read-row.ts';

/** Categories and divisions as rows name them. */
export async function readShelves(payload: Payload): Promise<Shelves> {
  const all = { depth: 0, pagination: false } as const;
  const [categories, divisions] = await Promise.all([
    payload.find({ collection: 'categories', ...all }),
    payload.find({ collection: 'divisions', ...all }),
  ]);
  return {
    categories: new Map(categories.docs.map(({ id, name }) => [id, name])),
    divisions: new Map(divisions.docs.map(({ id, name }) => [id, name])),
  };
}

/** Which of these codes are a talent's already, in the trash too. */
export async function knownCodes(payload: Payload, codes: readonly string[]): Promise<Set<string>> {
  const wanted = codes.filter(Boolean);
  if (wanted.length === 0) return new Set();
  const { docs } = await payload.find({
    collection: 'talents',
    where: { external_id: { in: wanted } },
    select: { external_id: true },
    depth: 0,
    pagination: false,
    trash: true,
  });
  return new Set(docs.flatMap(({ external_id }) => external_id ?? []));
}
