import type { Payload } from 'payload';

/** An import can be undone this long after its end. */
export const UNDO_MS = 24 * 3_600_000;

/** Imports that ended within a day and were not undone, the last first, with the number of people that each brought. */
export async function recentImports(payload: Payload, now = Date.now()) {
  const since = new Date(now - UNDO_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'roster-imports',
    where: { and: [{ state: { in: ['finished', 'undoing'] } }, { finished_at: { greater_than: since } }] },
    sort: '-finished_at',
    pagination: false,
  });
  const counted = await Promise.all(
    docs.map(async ({ id, finished_at }) => {
      const { totalDocs } = await payload.count({
        collection: 'roster-rows',
        where: { and: [{ roster: { equals: id } }, { state: { in: ['done', 'updated'] } }] },
      });
      return { id, finished_at: finished_at ?? '', people: totalDocs };
    }),
  );
  return counted.filter(({ people }) => people > 0);
}
