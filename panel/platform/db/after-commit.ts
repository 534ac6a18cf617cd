import type { Payload, PayloadRequest } from 'payload';

type Work = () => Promise<unknown>;

const waiting = new WeakMap<Payload, Map<string | number, Work[]>>();

/** Does `work` after the commit of this request: now without a transaction, never after a rollback. */
export async function afterCommit({ payload, transactionID }: PayloadRequest, work: Work): Promise<void> {
  const id: unknown = await transactionID;
  // without transactions Payload's loader leaves an empty object here
  if (typeof id !== 'string' && typeof id !== 'number') return attempt(payload, work);
  const works = worksOf(payload);
  works.set(id, [...(works.get(id) ?? []), work]);
}

async function attempt(payload: Payload, work: Work): Promise<void> {
  await work().catch((error: unknown) => payload.logger.error({ err: error, msg: 'After a save' }));
}

function worksOf(payload: Payload): Map<string | number, Work[]> {
  const known = waiting.get(payload);
  if (known) return known;
  const works = new Map<string | number, Work[]>();
  waiting.set(payload, works);
  const { db } = payload;
  const commit = db.commitTransaction.bind(db);
  const rollBack = db.rollbackTransaction.bind(db);
  db.commitTransaction = async (given) => {
    const id = await given;
    const due = works.get(id) ?? [];
    works.delete(id);
    await commit(id);
    for (const work of due) await attempt(payload, work);
  };
  db.rollbackTransaction = async (given) => {
    const id = await given;
    works.delete(id);
    await rollBack(id);
  };
  return works;
}
