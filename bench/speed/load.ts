import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/lib/browsers.ts';
import { clickMenu } from './click.ts';

/** A load, in ms since navigation; `inp` of one click after it (or NaN); `bytes` received, TLS included. */
export type Load = { fcp: number; lcp: number; cls: number; inp: number; bytes: number };

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const LOAD_MS = 120_000;

/** Chromium that trusts the certificates with these pins as it would trust a real one. */
export function openBrowser(pins: readonly string[]): Promise<Browser> {
  const { args, ...launch } = chromiumLaunch();
  const trust = `--ignore-certificate-errors-spki-list=${[...new Set(pins)].join(',')}`;
  return chromium.launch({ ...launch, args: [...args, trust] });
}

/** Runs `work` on a page of a browser with empty caches and storage. */
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

/** Runs in the page: the entries of its observers. */
function readPaints() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 500);
    });
  return Promise.all([
    entriesOf('paint'),
    entriesOf('largest-contentful-paint'),
    entriesOf('layout-shift'),
  ]).then(([paints, largest, shifts]) => ({
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    lcp: largest.at(-1)?.startTime ?? 0,
    cls: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
  }));
}

/** Runs in the page: pictures with `loading="lazy"` do not delay `load`, but may be the largest in view. */
function arePicturesInViewComplete() {
  return [...document.images].every((picture) => {
    const { top, left, right, bottom, width } = picture.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return picture.complete || !isInView;
  });
}

/** Opens a page, reads its paints `settleMs` after its `load` and its pictures in view, then presses something. */
export async function watchLoad(page: Page, address: string, settleMs: number) {
  await page.goto(address, { waitUntil: 'load', timeout: LOAD_MS });
  await page.waitForFunction(arePicturesInViewComplete);
  await delay(settleMs);
  const paints = await page.evaluate(readPaints);
  return { ...paints, inp: await clickMenu(page) };
}
