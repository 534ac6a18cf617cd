type Leave = () => void;

/** A semaphore: resolves to its release function, first come first served, or to null after `waitLimitMs`. */
export function createSemaphore(places: number, waitLimitMs: number) {
  let free = places;
  const waiting = new Set<() => void>();

  const takeOne = (): Leave => {
    let isIn = true;
    free -= 1;
    return () => {
      if (!isIn) return;
      isIn = false;
      free += 1;
      const [next] = waiting;
      next?.();
    };
  };

  return (): Promise<Leave | null> =>
    new Promise((resolve) => {
      if (free > 0) return resolve(takeOne());
      const enter = () => {
        clearTimeout(timer);
        waiting.delete(enter);
        resolve(takeOne());
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        resolve(null);
      }, waitLimitMs);
      waiting.add(enter);
    });
}
