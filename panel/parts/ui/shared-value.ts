import { useSyncExternalStore } from 'react';

/** A value that parts of an open form share; `use` draws anew when a part of the value changes. */
export function sharedValue<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Ends once the value passes the test. */
    until: (test: (value: Value) => boolean) =>
      new Promise<void>((resolve) => {
        const stop = subscribe(look);
        function look() {
          if (!test(value)) return;
          stop();
          resolve();
        }
        look();
      }),
    use: <Part>(part: (value: Value) => Part) =>
      useSyncExternalStore(
        subscribe,
        () => part(value),
        () => part(first),
      ),
  };
}
