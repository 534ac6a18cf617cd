import type { Payload } from 'payload';
import { onlyOne } from '../work/only-one.ts';
import { backOffMs, type Next, runRounds } from '../work/rounds.ts';
import { copiesOf, type Settings } from './copies.ts';
import { deliverTakedowns } from './deliver-takedowns.ts';
import { storeDuePosts } from './due-posts.ts';
import { oldestTags, strikeOut } from './queue.ts';
import { tellSite } from './tell-site.ts';
import { onWake } from './wake.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;
const IDLE_CHECK_MS = 30_000;

/** How long to wait after the n-th failure in a row (1 is the first), in milliseconds. */
export const retryDelayMs = (failures: number): number =>
  backOffMs(failures, FIRST_RETRY_MS, LONGEST_RETRY_MS);

/**
 * Tells the site about saves until it has answered (CONTRACT, Publishing). Tags wait in the database, so a
 * restart loses none; a save during a pause is tried at once. Idle, it asks the database twice a minute, also for posts
 * whose time has come by `now` (ms).
 */
export function runWorker(payload: Payload, settings: Settings, now = Date.now): () => void {
  let failures = 0;

  async function sendOnce(): Promise<Next> {
    try {
      await deliverTakedowns(payload, settings);
      await storeDuePosts(payload, now());
      const { ids, tags } = await oldestTags(payload);
      if (tags.length === 0) return { waitMs: IDLE_CHECK_MS };
      const tell = (site: string) => tellSite({ tags }, site, settings.REVALIDATE_SECRET);
      await everyOne(copiesOf(settings).map(tell));
      await strikeOut(payload, ids);
      failures = 0;
      return { waitMs: 0 };
    } catch (error) {
      failures += 1;
      payload.logger.warn(`The site did not take the news (try ${failures}): ${reason(error)}`);
      return { waitMs: retryDelayMs(failures) };
    }
  }

  const rounds = runRounds(sendOnce);
  const stopListening = onWake(rounds.wake);
  return () => {
    stopListening();
    rounds.stop();
  };
}

/** Waits for all, so that no copy of the site hears late because another one is down; throws the first failure. */
async function everyOne(calls: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(calls)).find((call) => call.status === 'rejected');
  if (failed) throw failed.reason;
}

const run = onlyOne('publishing');

/** Starts the worker of this process, in place of one that may already run. */
export const startWorker = (payload: Payload, settings: Settings): void =>
  run(() => runWorker(payload, settings));

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
}
