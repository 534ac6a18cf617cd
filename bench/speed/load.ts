import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/lib/browsers.ts';

/** What a load showed, ms since the navigation began; bytes came down the line, TLS among them. */
export type Load = { fcp: number; lcp: number; cls: number; bytes: number };
/** When the heart was pressed and when it was full, ms since the navigation began; null: the press was lost. */
export type Press = { pressed: number; full: number | null };

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const LOAD_MS = 120_000;
const PRESS_MS = 120;
const HEART = 'main button[aria-pressed]';

/** Chromium that trusts the certificates with these pins as it would trust a real one. */
export function openBrowser(pins: readonly string[]): Promise<Browser> {
  const { args, ...launch } = chromiumLaunch();
  const trust = `--ignore-certificate-errors-spki-list=${[...new Set(pins)].join(',')}`;
  return chromium.launch({ ...launch, args: [...args, trust] });
}

/** A page of a browser that has never been anywhere. */
export async function asNewVisitor<Result>(browser: Browser, work: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Run in the page: what its observers kept. */
function readPaints() {
  const kept = (type: string) =>
    new Promise<PerformanceEntryList>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 500);
    });
  return Promise.all([kept('paint'), kept('largest-contentful-paint'), kept('layout-shift')]).then(
    ([paints, largest, shifts]) => ({
      fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      lcp: largest.at(-1)?.startTime ?? 0,
      cls: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    }),
  );
}

/** Opens a page and reads its paints `settleMs` after its `load`. */
export async function watchLoad(page: Page, address: string, settleMs: number) {
  await page.goto(address, { waitUntil: 'load', timeout: LOAD_MS });
  await delay(settleMs);
  return page.evaluate(readPaints);
}

/** A finger's press of 120 ms on the first heart right after the first frame; waits `patienceMs` for it to be full. */
export async function pressHeart(page: Page, address: string, patienceMs: number): Promise<Press> {
  await page.goto(address, { waitUntil: 'commit', timeout: LOAD_MS });
  const heart = await page.waitForFunction((selector) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const box = paint && document.querySelector(selector)?.getBoundingClientRect();
    return (
      box && box.width > 0 && { x: box.x + box.width / 2, y: box.y + box.height / 2, at: performance.now() }
    );
  }, HEART);
  const place = await heart.jsonValue();
  if (!place) throw new Error(`${address}: no heart`);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: place.x, y: place.y }],
  });
  await delay(PRESS_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const isFull = (selector: string) =>
    document.querySelector(selector)?.getAttribute('aria-pressed') === 'true' && performance.now();
  const full = await page
    .waitForFunction(isFull, HEART, { timeout: patienceMs })
    .then((found) => found.jsonValue())
    .catch(() => null);
  return { pressed: place.at, full: full || null };
}
