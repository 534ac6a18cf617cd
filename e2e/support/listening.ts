import { expect, type Page } from '@playwright/test';

/**
 * Waits until the script listens (docs/decisions/early-taps.md). For tests of what only the script does; a press counts
 * before that too.
 */
export const untilListening = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('listening').length), { timeout: 15_000 })
    .toBe(1);
