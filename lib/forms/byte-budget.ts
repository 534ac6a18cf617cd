/** Bytes of uploads that may be in memory at once; who comes later waits, unread, in the network. */
export const UPLOAD_BUDGET_BYTES = 32 * 1024 * 1024;
const WAIT_LIMIT_MS = 60_000;

type Waiting = { bytes: number; enter: () => void };

/**
 * A gate for large bodies. `enter` resolves to the way out once there is room, first come first served, or to null
 * after a minute. What is larger than all the room enters when nobody else is in. Leaving twice is leaving once.
 */
export function createByteBudget(budget = UPLOAD_BUDGET_BYTES, waitLimitMs = WAIT_LIMIT_MS) {
  let used = 0;
  const queue: Waiting[] = [];

  const admitNext = () => {
    const [first] = queue;
    if (!first || used + first.bytes > budget) return;
    queue.shift();
    used += first.bytes;
    first.enter();
    admitNext();
  };

  const leave = (bytes: number) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      used -= bytes;
      admitNext();
    };
  };

  return (announced: number): Promise<(() => void) | null> =>
    new Promise((resolve) => {
      const bytes = Math.min(announced, budget);
      const waiting: Waiting = {
        bytes,
        enter: () => {
          clearTimeout(timer);
          resolve(leave(bytes));
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        resolve(null);
        admitNext();
      }, waitLimitMs);
      queue.push(waiting);
      admitNext();
    });
}
