import type { Payload } from 'payload';
import { processState } from '../work/process-state.ts';
import { clientOf } from './client.ts';

const saves = processState('contract.saves', () => ({ count: 0, version: '' }));

/** Forgets every remembered read: called by each save of this process. */
export const forgetReads = (): void => {
  saves.get().count += 1;
};

/** Wraps a read so that it runs once until something is saved, here or by another process on the same database. */
export const remember = <T>(name: string, read: (payload: Payload) => Promise<T>) => {
  type Memo = { count: number; value: Promise<T> | undefined };
  const memo = processState<Memo>(`contract.memo.${name}`, () => ({ count: -1, value: undefined }));
  return async (payload: Payload): Promise<T> => {
    const version = await clientOf(payload).version();
    const seen = saves.get();
    if (version !== seen.version) {
      seen.version = version;
      seen.count += 1;
    }
    const known = memo.get();
    if (known.value && known.count === seen.count) return known.value;
    known.count = seen.count;
    known.value = read(payload);
    known.value.catch(() => {
      known.value = undefined;
    });
    return known.value;
  };
};
