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

/** Lighthouse's phone has a quarter of this machine's processor. */
const SLOWER_TIMES = 4;
const AT_REST_MS = 2_000;

/** Opens a page on a phone with a slow processor and presses its menu: ms until the next frame, as `pressMenu`. */
export async function clickOnSlowPhone(page: Page, address: string): Promise<number> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES });
  await page.goto(address, { waitUntil: 'load', timeout: PAGE_MS });
  await delay(AT_REST_MS);
  return clickMenu(page);
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
  const place = await heart.jsonValue();
  if (!place) throw new Error(`${address}: no heart`);
  await touch(page, place);
  const isFull = (selector: string) =>
    document.querySelector(selector)?.getAttribute('aria-pressed') === 'true' && performance.now();
  const full = await page
    .waitForFunction(isFull, HEART, { timeout: patienceMs })
    .then((found) => found.jsonValue())
    .catch(() => null);
  return { clicked: place.at, full: full || null };
}

/** Until the picture of the next page stands, ms: since the finger came to the card, and since it left. */
export type Opened = { touched: number; released: number };

const SECOND_CARD = 'main li:nth-child(2) article a';

/** Run in the page: watches for the page of this path; `opened` once its picture stands. */
function watchOpening(path: string) {
  const at = { down: Number.NaN, up: Number.NaN };
  addEventListener('pointerdown', () => Object.assign(at, { down: performance.now() }), { once: true });
  addEventListener('pointerup', () => Object.assign(at, { up: performance.now() }), { once: true });
  const watched: { opened: Opened | null } = { opened: null };
  const look = () => {
    const picture = location.pathname === path && document.querySelector<HTMLImageElement>('main img');
    if (!picture || picture.naturalWidth === 0 || !picture.complete) return requestAnimationFrame(look);
    // The frame that holds it comes next.
    return requestAnimationFrame(() => {
      watched.opened = { touched: performance.now() - at.down, released: performance.now() - at.up };
    });
  };
  look();
  return watched;
}

/** A finger's press of 120 ms on the second card of a list at rest; returns how long its profile's picture took. */
export async function openSecond(page: Page, address: string, settleMs: number): Promise<Opened> {
  await page.goto(address, { waitUntil: 'load', timeout: PAGE_MS });
  await delay(settleMs);
  const card = page.locator(SECOND_CARD);
  const box = await card.boundingBox();
  const path = await card.getAttribute('href');
  if (!box || !path) throw new Error(`${address}: no second card`);
  const watched = await page.evaluateHandle(watchOpening, path);
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const opened = await page.waitForFunction(({ opened: done }) => done, watched, { timeout: PAGE_MS });
  const times = await opened.jsonValue();
  if (!times) throw new Error(`${path} did not open`);
  return times;
}
