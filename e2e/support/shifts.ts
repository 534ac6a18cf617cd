import type { Page } from '@playwright/test';

/** Keeps what moves on the pages that come, by itself or after a press, and says what did. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ');
        shifts.push({ value: Reflect.get(entry, 'value'), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far, once the frame that is under way is shown. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts'))));
      }),
  );

/** Forgets what moved until now. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.get(window, 'shifts').length = 0;
  });
