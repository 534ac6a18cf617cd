import type { Payload } from 'payload';
import { startOfDay } from '../../platform/reference/agency-time.ts';
import { KINDS } from '../../platform/reference/kinds.ts';

const LATEST_SHOWN = 10;

/** For each kind the entries since midnight in São Paulo and those nobody has opened; the latest of all. */
export async function readArrivals(payload: Payload, now: number) {
  const kinds = await Promise.all(
    KINDS.map(async (kind) => {
      const { docs, totalDocs } = await payload.find({
        collection: kind,
        where: { createdAt: { greater_than_equal: startOfDay(now) } },
        sort: '-createdAt',
        limit: LATEST_SHOWN,
        depth: 0,
        select: { name: true, reference: true, createdAt: true },
      });
      const unseen = await payload.count({ collection: kind, where: { status: { equals: 'new' } } });
      const entries = docs.map((doc) => ({ ...doc, kind }));
      return { kind, today: totalDocs, unseen: unseen.totalDocs, entries };
    }),
  );
  const latest = kinds
    .flatMap(({ entries }) => entries)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, LATEST_SHOWN);
  return { kinds, latest };
}
