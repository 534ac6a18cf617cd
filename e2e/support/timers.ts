import type { Page } from '@playwright/test';

/** Timers of so many milliseconds never ring: what would pass by itself stays as long as a test looks at it. */
export const holdTimers = (page: Page, heldMs: number) =>
  page.addInitScript((held) => {
    const later = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === held ? 0 : later(run, ms, ...rest),
    );
  }, heldMs);
