import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { untilHydrated } from './support/hydrated';
import { tellLine } from './support/line';
import { expect, test } from './support/test';
import { touchWith } from './support/touch';

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'];
test.use(PHONE);

const isOfPage = (url: string) => url.includes('_rsc=');
const fileOf = (url: string) => new URL(url).searchParams.get('url')?.split('/').at(-1);

/** Addresses that the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('a list at rest fetches one profile, without its pictures', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/modelos');
  await untilHydrated(page);
  await expect.poll(() => asked.filter(isOfPage).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const profile = new URL(asked.find(isOfPage) ?? '').pathname;
  await expect(page.locator('main article a').first()).toHaveAttribute('href', profile);
  const faces = await page.locator('main article img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { currentSrc } = image as HTMLImageElement;
      return currentSrc === '' ? [] : [currentSrc];
    }),
  );
  const pictures = asked.filter((url) => url.includes('/_next/image'));
  expect(pictures.filter((url) => !faces.includes(url))).toEqual([]);
});

const onSlowLine = (page: Page) => tellLine(page, { saveData: false, effectiveType: '3g' });

/** Counts a page's received bytes from now on, with headers; without HTTP/2 these weigh 4 kB more. */
async function watchBytes(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const isPicture = new Set<string>();
  const received: { pictures: number[]; rest: number } = { pictures: [], rest: 0 };
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') isPicture.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isPicture.has(requestId)) received.pictures.push(encodedDataLength);
    else received.rest += encodedDataLength;
  });
  return received;
}

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('a list at rest has received 200 kB on a slow line, and twelve faces of at most 8 kB', async ({
    page,
  }) => {
    await onSlowLine(page);
    const received = await watchBytes(page);
    await page.goto('/modelos');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(received.rest).toBeGreaterThan(100_000);
    expect(received.rest).toBeLessThan(203_000);
    expect(received.pictures.length).toBeGreaterThan(6);
    expect(received.pictures.length).toBeLessThanOrEqual(12);
    expect(Math.max(...received.pictures)).toBeLessThan(8_000);
  });
});

test('on a slow line nothing is fetched ahead', async ({ page }) => {
  await onSlowLine(page);
  const asked = watchRequests(page);
  await page.goto('/modelos');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const card = page.locator('main article a').nth(1);
  await card.hover();
  // A prefetch would have happened by now.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
  expect(asked.filter(isOfPage)).toEqual([]);
  await card.click();
  await expect(page.locator('main [data-viewed] img').first()).toBeVisible();
});

test('the picture of a profile is on its way before the finger leaves the card', async ({ page }) => {
  await page.goto('/modelos');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  const box = await page.locator('main article a').nth(1).boundingBox();
  const finger = await touchWith(page);
  await finger.press({ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 90 });
  await expect.poll(() => asked.length).toBe(1);
  const [picture = ''] = asked;
  expect(fileOf(picture)).toBeTruthy();
  await finger.lift();
  const first = page.locator('main [data-viewed] img').first();
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe(picture);
  expect(asked.filter((url) => url === picture)).toHaveLength(1);
  expect(asked.filter(isOfPage).length).toBeLessThan(2);
});
