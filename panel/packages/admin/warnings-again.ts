import { useSyncExternalStore } from 'react';

let times = 0;
const listeners = new Set<() => void>();

/** Makes every part of the open form that shows its warnings ask for them anew. */
export function askAgain(): void {
  times += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How often the warnings were asked for anew. */
export const useAskCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => times,
    () => 0,
  );
