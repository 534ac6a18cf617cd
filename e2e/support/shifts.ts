import type { Page } from '@playwright/test';

/** Records layout shifts on the pages that follow, after a press too. */
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

/** The shifts so far, once the current frame is shown. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'noted')())));
      }),
  );

/** Forgets the shifts until now. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.get(window, 'noted')().length = 0;
  });
