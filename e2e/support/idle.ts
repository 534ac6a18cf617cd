import type { Page } from '@playwright/test';

/** Waits until the page has no work left: unwanted work would be done by then. */
export const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      }),
  );
