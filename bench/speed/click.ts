import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';

/** When the heart was pressed and when it was full, ms since the navigation began; null: the press was lost. */
export type Click = { clicked: number; full: number | null };

const PAGE_MS = 120_000;
const PRESS_MS = 120;
const ANSWERED_MS = 1_000;
const HEART = 'main button[aria-pressed]';
/** A button that every page has and that leads nowhere: the menu, or the dialog over it. */
const MENU = 'dialog[open] button[type=button]:visible, header summary:visible';

/** A touch as long as a person's. */
async function touch(page: Page, { x, y }: { x: number; y: number }) {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await delay(PRESS_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Run in the page: keeps how long each event from now on takes to the next frame, ms in steps of 8, from 16. */
function watchEvents() {
  const durations: number[] = [];
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  }).observe(options);
  return durations;
}

/** Presses the menu of a page at rest; returns ms until the next frame (0 below 16), NaN if the page has no menu. */
export async function clickMenu(page: Page): Promise<number> {
  const box = await page
    .locator(MENU)
    .first()
    .boundingBox({ timeout: ANSWERED_MS })
    .catch(() => null);
  if (!box) return Number.NaN;
  const watched = await page.evaluateHandle(watchEvents);
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await delay(ANSWERED_MS);
  return watched.evaluate((durations) => Math.max(0, ...durations));
}

/** A finger's press of 120 ms on the first heart right after the first frame; waits `patienceMs` for it to be full. */
export async function clickHeart(page: Page, address: string, patienceMs: number): Promise<Click> {
  await page.goto(address, { waitUntil: 'commit', timeout: PAGE_MS });
  const heart = await page.waitForFunction((selector) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const box = paint && document.querySelector(selector)?.getBoundingClientRect();
    return (
      box && box.width > 0 && { x: box.x + box.width / 2, y: box.y + box.height / 2, at: performance.now() }
    );
  }, HEART);
  const spot = await heart.jsonValue();
  if (!spot) throw new Error(`${address}: no heart`);
  await touch(page, spot);
  const isFull = (selector: string) =>
    document.querySelector(selector)?.getAttribute('aria-pressed') === 'true' && performance.now();
  const full = await page
    .waitForFunction(isFull, HEART, { timeout: patienceMs })
    .then((found) => found.jsonValue())
    .catch(() => null);
  return { clicked: spot.at, full: full || null };
}
