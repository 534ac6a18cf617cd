import { currentRequest, withRequest } from '@passarela/gate/request-id';

/** When the next round is; while it `isPaused`, wake-ups wait for that time too. */
export type Next = { waitMs: number; isPaused?: boolean };

/** One round of work, which ends early once it is stopped. */
export type Round = (isStopped: () => boolean) => Promise<Next>;

/** How long to wait after the n-th failure in a row (1 is the first), doubled each time; milliseconds. */
export const backOffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));

/** Runs rounds until stopped; `listen` brings the next forward. `round` must not throw. Returns the stop. */
export function runRounds(
  round: Round,
  listen: (wake: () => void) => () => void = () => () => {},
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isAsked = false;
  let isPausedUntilThen = false;
  let isStopped = false;
  let wokenBy: string | undefined;

  const plan = (delayMs: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, delayMs).unref();
  };

  async function work(): Promise<void> {
    isBusy = true;
    isAsked = false;
    // Named after the request that caused it: a timer would keep the name of one that is long over.
    const request = wokenBy;
    wokenBy = undefined;
    const { waitMs, isPaused = false } = await withRequest(() => round(() => isStopped), request);
    isBusy = false;
    isPausedUntilThen = isPaused;
    plan(isAsked && !isPaused ? 0 : waitMs);
  }

  plan(0);
  const stopListening = listen(() => {
    isAsked = true;
    wokenBy = currentRequest();
    if (!isBusy && !isPausedUntilThen) plan(0);
  });
  return () => {
    stopListening();
    isStopped = true;
    clearTimeout(timer);
  };
}
