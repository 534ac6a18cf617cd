import type { Page } from '@playwright/test';

/**
 * Holds back timers of `heldMs` milliseconds, so that a short-lived message stays while a test looks. Returns a
 * function that fires them and counts them.
 */
export async function holdTimers(page: Page, heldMs: number): Promise<() => Promise<number>> {
  await page.addInitScript((held) => {
    const later = window.setTimeout;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      ringHeld: () => {
        const due = waiting.splice(0);
        for (const ring of due) ring();
        return due.length;
      },
    });
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      if (ms !== held) return later(run, ms, ...rest);
      waiting.push(() => later(run, 0, ...rest));
      return 0;
    });
  }, heldMs);
  return () => page.evaluate(() => Reflect.get(window, 'ringHeld')());
}
