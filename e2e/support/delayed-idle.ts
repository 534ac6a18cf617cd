import type { Page } from '@playwright/test';

/** Keeps the browser busy from the next page on: no idle callback runs; returns a function that releases them. */
export async function holdIdle(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (task, options) => {
      held.push(() => requestIdleCallback(task, options));
      return 0;
    };
    addEventListener('idle-now', () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const task of held.splice(0)) task();
    });
    document.addEventListener('hydrated', () => {
      document.documentElement.dataset.listens = '';
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('idle-now')));
}

/** Waits for hydration, though the browser is busy still (`holdIdle`). */
export const untilBusyHydrated = (page: Page) => page.locator('html[data-listens]').waitFor();
