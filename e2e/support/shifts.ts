import type { Page } from '@playwright/test';

/** Keeps what moves on the pages that come, by itself or after a press, and says what did. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ');
        shifts.push({ value: Reflect.get(entry, 'value'), what });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const noted = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { noted });
  });
}

/** What moved so far, once the frame that is under way is shown. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'noted')())));
      }),
  );

/** Forgets what moved until now. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.get(window, 'noted')().length = 0;
  });
