import type { Payload } from 'payload';
import type { Env } from '../env.ts';
import { processState } from '../boot/process-state.ts';
import { oldestTags, strikeOut } from './queue.ts';
import { tellSite } from './tell-site.ts';
import { onWake } from './wake.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;
const IDLE_CHECK_MS = 30_000;

type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'>;

/** How long to wait after the n-th failure in a row (1 is the first), in milliseconds. */
export const retryDelayMs = (failures: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

/**
 * Tells the site about saves until it has answered (CONTRACT, Publishing). Tags wait in the database, so a
 * restart loses none; a save during a pause is tried at once. Idle, it asks the database twice a minute.
 */
export function runWorker(payload: Payload, settings: Settings): () => void {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;

  const plan = (delayMs: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, delayMs).unref();
  };

  async function work(): Promise<void> {
    if (isBusy) {
      isAsked = true;
      return;
    }
    isBusy = true;
    isAsked = false;
    const wait = await sendOnce();
    isBusy = false;
    plan(isAsked ? 0 : wait);
  }

  async function sendOnce(): Promise<number> {
    try {
      const { ids, tags } = await oldestTags(payload);
      if (tags.length === 0) return IDLE_CHECK_MS;
      await tellSite(tags, settings);
      await strikeOut(payload, ids);
      failures = 0;
      return 0;
    } catch (error) {
      failures += 1;
      payload.logger.warn(`The site did not take the news (try ${failures}): ${reason(error)}`);
      return retryDelayMs(failures);
    }
  }

  const stopListening = onWake(() => void work());
  plan(0);
  return () => {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
  };
}

const running = processState('publishing.worker', (): { stop: () => void } => ({ stop: () => {} }));

/** Starts the worker of this process, in place of one that may already run. */
export function startWorker(payload: Payload, settings: Settings): void {
  running.get().stop();
  running.get().stop = runWorker(payload, settings);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
}
