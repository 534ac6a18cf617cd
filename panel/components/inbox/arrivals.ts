import type { Payload } from 'payload';
import { startOfDay } from '../../reference/agency-time.ts';
import { KINDS, type Kind } from '../../reference/kinds.ts';

const LATEST_SHOWN = 10;

type Arrival = { kind: Kind; id: number; name: string; reference: string; createdAt: string };
type Counts = Record<Kind, number>;

/** What came in since midnight in São Paulo: how many of each kind, and the latest of all. */
export async function arrivedToday(
  payload: Payload,
  now: number,
): Promise<{ counts: Counts; latest: Arrival[] }> {
  const counts: Counts = { messages: 0, quotes: 0, applications: 0 };
  const arrivals: Arrival[] = [];
  for (const kind of KINDS) {
    const { docs, totalDocs } = await payload.find({
      collection: kind,
      where: { createdAt: { greater_than_equal: startOfDay(now) } },
      sort: '-createdAt',
      limit: LATEST_SHOWN,
      depth: 0,
      select: { name: true, reference: true, createdAt: true },
    });
    counts[kind] = totalDocs;
    arrivals.push(
      ...docs.map(({ id, name, reference, createdAt }) => ({
        kind,
        id,
        name: name ?? '',
        reference,
        createdAt,
      })),
    );
  }
  const latest = arrivals.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, LATEST_SHOWN);
  return { counts, latest };
}

export async function unseen(payload: Payload): Promise<Counts> {
  const counts: Counts = { messages: 0, quotes: 0, applications: 0 };
  for (const kind of KINDS) {
    const { totalDocs } = await payload.count({ collection: kind, where: { status: { equals: 'new' } } });
    counts[kind] = totalDocs;
  }
  return counts;
}
