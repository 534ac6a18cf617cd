import type { Page } from '@playwright/test';
import { fetchedAfterPaint } from '../server/paint-scripts';
import { untilListening } from './support/listening';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

// docs/decisions/paint-first.md: the first frame stands before a script of the build runs.

/** Without a frame a page waits so long (server/paint-first.ts). */
const FALLBACK_MS = 2_000;

/** Notes when the first script of the build ran: each of them begins with a look at this list. */
const noteFirstRun = (page: Page) =>
  page.addInitScript(() => {
    let list: unknown;
    const note = () => {
      const isOfBuild = document.currentScript instanceof HTMLScriptElement && document.currentScript.src;
      if (isOfBuild && performance.getEntriesByName('first-run').length === 0) performance.mark('first-run');
    };
    Object.defineProperty(globalThis, 'TURBOPACK', {
      get: () => {
        note();
        return list;
      },
      set: (value) => {
        note();
        list = value;
      },
    });
  });

const startOf = (page: Page, name: string) =>
  page.evaluate((each) => performance.getEntriesByName(each)[0]?.startTime ?? null, name);

for (const path of ['/', '/modelos', '/seja-modelo', '/en/contact']) {
  test(`${path} is painted before its scripts run`, async ({ page }) => {
    await noteFirstRun(page);
    // on a busy machine the frame may come after it
    await holdTimers(page, FALLBACK_MS);
    await page.goto(path);
    await untilListening(page);
    const [paint, run] = [await startOf(page, 'first-paint'), await startOf(page, 'first-run')];
    expect(paint).toBeGreaterThan(0);
    expect(run).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  });
}

const withoutFrames: [string, () => void][] = [
  ['opened in the background', () => Object.defineProperty(document, 'hidden', { get: () => true })],
  [
    'in a browser that tells no paint',
    () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => [] }),
  ],
  [
    'whose frame never comes',
    () => Object.assign(PerformanceObserver.prototype, { observe: () => undefined }),
  ],
];

for (const [what, prepare] of withoutFrames) {
  test(`a page ${what} comes alive all the same`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto('/en/contact');
    await untilListening(page);
  });
}

test('the framework is compiled while it comes: Chromium is told so', async ({ request }) => {
  const { scripts } = fetchedAfterPaint(await (await request.get('/')).text());
  const bodies = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const large = bodies.filter((body) => body.length > 110_000);
  expect(large.length).toBeGreaterThan(0);
  for (const body of large) expect(body).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('/seja-modelo shows its title while its lists still come', async ({ request }) => {
  const html = await (await request.get('/seja-modelo')).text();
  expect(html).toContain('<link rel="expect" href="#first-screen" blocking="render"/>');
  expect(html.indexOf('</header>', html.indexOf('id="first-screen"'))).toBeLessThan(html.indexOf('<form'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, isSeen] of [
    ['/modelos', false],
    ['/blog', true],
  ] as const)
    test(`${path}: the italic comes ${isSeen ? 'where it is seen' : 'only with what is set in it'}`, async ({
      page,
    }) => {
      const typefaces: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') typefaces.push(request.url());
      });
      await page.goto(path);
      await untilListening(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      await expect.poll(() => typefaces.length).toBe(isSeen ? 3 : 2);
      expect(typefaces.some((address) => address.includes('italic'))).toBe(isSeen);
    });

  test('typefaces do not stand in line before what the application needs to start', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/modelos');
    await untilListening(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    const { scripts } = fetchedAfterPaint(await (await page.request.get('/modelos')).text());
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((src) => !asked.includes(src))).toEqual([]);
    const last = Math.max(...scripts.map((src) => asked.indexOf(src)));
    expect(asked.findIndex((path) => path.endsWith('.woff2'))).toBeGreaterThan(last);
  });
});
