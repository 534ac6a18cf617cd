import type { Page } from '@playwright/test';

/** Counts what a person does with the mouse on this page from now on, through every screen. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const note = () => Reflect.get(window, 'noteClick')();
    window.addEventListener('pointerdown', note, true);
  });
  return () => clicks;
}
