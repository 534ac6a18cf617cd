import type { Page } from '@playwright/test';

/** Waits until the page has drawn all that it had to do: what it should not do would be done by then. */
export const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      }),
  );
