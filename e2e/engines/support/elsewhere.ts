import { expect } from '@playwright/test';
import type { Visitor } from './visitor';

const QUIET_MS = 2_000;

export async function open(visitor: Visitor, path: string) {
  await visitor.goto(path);
  await visitor.listens();
}

/** Waits until nothing was fetched for a while: a page with requests under way is not put into that cache. */
async function isQuiet(visitor: Visitor) {
  let before = -1;
  const isSame = async () => {
    const now = await visitor.ask(() => performance.getEntriesByType('resource').length);
    const isIdle = now === before;
    before = now;
    return isIdle;
  };
  await expect.poll(isSame, { intervals: [QUIET_MS], timeout: 60_000 }).toBe(true);
}

/** Goes to another page, does something there, and comes back to this one as it was left: the same document. */
export async function elsewhere(visitor: Visitor, path: string, work: () => Promise<void>) {
  await visitor.ask(() => {
    document.documentElement.dataset.left = '';
  });
  await isQuiet(visitor);
  await open(visitor, path);
  await work();
  // The drivers wait for a load, which a page out of that cache does not have.
  await visitor.ask(() => {
    setTimeout(() => history.back());
  });
  await expect.poll(() => visitor.count('html[data-left]').catch(() => 0), { timeout: 20_000 }).toBe(1);
}
