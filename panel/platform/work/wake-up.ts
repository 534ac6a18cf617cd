import { processState } from './process-state.ts';

/** A bell between those who leave work in the database and the worker of this process, if one runs. */
export function wakeUp(name: string) {
  const listeners = processState(`${name}.listeners`, () => new Set<() => void>());
  return {
    wake: (): void => {
      for (const listener of listeners.get()) listener();
    },
    listen: (listener: () => void): (() => void) => {
      listeners.get().add(listener);
      return () => listeners.get().delete(listener);
    },
  };
}
