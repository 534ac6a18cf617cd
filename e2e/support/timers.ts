import type { Page } from '@playwright/test';

/**
 * Timers of so many milliseconds wait: what would pass by itself stays as long as a test looks at it. Answers how to let
 * them ring.
 */
export async function holdTimers(page: Page, heldMs: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const later = window.setTimeout;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      ringHeld: () => {
        for (const ring of waiting.splice(0)) ring();
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
