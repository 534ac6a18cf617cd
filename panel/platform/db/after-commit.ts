import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { processState } from '../work/process-state.ts';

type Work = () => Promise<void>;

/** By transactions, whose names are random. */
const waiting = processState('after-commit', () => new Map<string | number, Work[]>());

/** Does `work` after the commit of this request: now without a transaction, never after a rollback. */
export async function afterCommit(req: PayloadRequest, work: () => Promise<unknown>): Promise<void> {
  const id: unknown = await req.transactionID;
  const attempt = async () => {
    await work().catch((err: unknown) => req.payload.logger.error({ err, msg: 'After a save' }));
  };
  // without transactions Payload's loader leaves an empty object here
  if (typeof id !== 'string' && typeof id !== 'number') return attempt();
  waiting.get().set(id, [...(waiting.get().get(id) ?? []), attempt]);
}

function take(id: string | number): Work[] {
  const works = waiting.get().get(id) ?? [];
  waiting.get().delete(id);
  return works;
}

type Ends = Pick<BaseDatabaseAdapter, 'commitTransaction' | 'rollbackTransaction'>;

/** The ends of an adapter's transactions, with the work that waits for them. */
export const withAfterCommit = (adapter: Ends): Ends => {
  const commit = adapter.commitTransaction.bind(adapter);
  const rollBack = adapter.rollbackTransaction.bind(adapter);
  return {
    commitTransaction: async (given) => {
      const id = await given;
      const works = take(id);
      await commit(id);
      for (const work of works) await work();
    },
    rollbackTransaction: async (given) => {
      const id = await given;
      take(id);
      await rollBack(id);
    },
  };
};
