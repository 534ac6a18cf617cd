import { expect, type Page } from '@playwright/test';

/**
 * Waits for hydration (docs/decisions/early-clicks.md), for tests of the script alone; a click counts before that too.
 */
export const untilHydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length), { timeout: 15_000 })
    .toBe(1);
