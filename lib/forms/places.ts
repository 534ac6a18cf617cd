type Leave = () => void;

/**
 * Places for work that only so many may do at once. Calling it resolves to the way out, or to null after `waitLimitMs`;
 * who comes first is served first. Leaving twice is leaving once.
 */
export function createPlaces(places: number, waitLimitMs: number) {
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
