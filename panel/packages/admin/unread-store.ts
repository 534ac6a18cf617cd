import { useSyncExternalStore } from 'react';

let unread: readonly number[] = [];
const listeners = new Set<() => void>();

/** Notes whom the client of the open form does not see yet: one question for all lines, not one for each. */
export function setUnread(ids: readonly number[]): void {
  unread = ids;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the client does not see this talent of the open form yet. */
export const useUnread = (id: number | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => id !== null && unread.includes(id),
    () => false,
  );
