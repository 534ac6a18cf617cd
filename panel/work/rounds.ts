/** When the next round is; while a worker `rests`, wake-ups wait for that time too. */
export type Next = { waitMs: number; rests?: boolean };

/** How long to wait after the n-th failure in a row (1 is the first): doubled each time. All in milliseconds. */
export const backOffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));

/**
 * Does round after round, never two at once, until it is stopped. A wake-up brings the next round forward; during a
 * round it makes another one follow. `round` must not throw.
 */
export function runRounds(round: (isStopped: () => boolean) => Promise<Next>) {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isAsked = false;
  let isResting = false;
  let isStopped = false;

  const plan = (delayMs: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, delayMs).unref();
  };

  async function work(): Promise<void> {
    isBusy = true;
    isAsked = false;
    const { waitMs, rests = false } = await round(() => isStopped);
    isBusy = false;
    isResting = rests;
    plan(isAsked && !rests ? 0 : waitMs);
  }

  plan(0);
  return {
    wake: () => {
      isAsked = true;
      if (!isBusy && !isResting) plan(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
