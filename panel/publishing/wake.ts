import { processState } from '../boot/process-state.ts';

const listeners = processState('publishing.listeners', () => new Set<() => void>());

/** Tells the worker of this process, if one runs, that tags wait. */
export const wakeWorker = (): void => {
  for (const listener of listeners.get()) listener();
};

/** Calls `listener` at each wake-up; the returned function ends that. */
export function onWake(listener: () => void): () => void {
  listeners.get().add(listener);
  return () => listeners.get().delete(listener);
}
