import type { Page } from '@playwright/test';
import { fetchedAfterPaint } from '../server/paint-scripts';
import { hearts } from './support/favorites';
import { mainOf } from './support/form-page';
import { hold, holdScripts } from './support/held-scripts';
import { untilListening } from './support/listening';
import { expect, test } from './support/test';

// docs/decisions/page-data.md: a page comes alive with data of its own, fetched after its first frame.

const DATA = '**/page-data/**';
const OTHER_VERSION = { contentType: 'text/x-component', body: `${'x'.repeat(16)}0:null` };

/** How often the page itself was asked for. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

for (const path of ['/', '/modelos?letra=a', '/en/favorites', '/seja-modelo']) {
  test(`the data of ${path} are not in its HTML, and as fresh as it is`, async ({ request }) => {
    const page = await request.get(path);
    const html = await page.text();
    expect(html.includes('__next_f.push')).toBe(false);
    const data = await request.get(`/page-data${path}`);
    expect((await data.text()).startsWith(`${fetchedAfterPaint(html).data}1:"$Sreact.fragment"`)).toBe(true);
    const life = (answer: typeof data) => answer.headers()['cache-control'];
    expect(life(data)).toBe(life(page));
  });
}

test('a page that was published anew meanwhile is loaded anew', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(DATA, (route) => (loads.length === 1 ? route.fulfill(OTHER_VERSION) : route.continue()));
  await page.goto('/modelos');
  await hearts(page).first().click();
  await expect.poll(() => loads.length).toBe(2);
  // The heart that was pressed before is full after it.
  await expect(mainOf(page).locator('[aria-pressed=true]')).toHaveCount(1);
});

test('a page whose data never fit is loaded anew once, and its links lead on', async ({ page }) => {
  const loads = countLoads(page);
  let asked = 0;
  await page.route(DATA, (route) => {
    asked += 1;
    return route.fulfill(OTHER_VERSION);
  });
  await page.goto('/modelos');
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(6);
  expect(loads).toHaveLength(2);
  await page.unroute(DATA);
  await mainOf(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await untilListening(page);
});

test('Back before the data are there leads back', async ({ page }) => {
  await page.goto('/modelos');
  await untilListening(page);
  await mainOf(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  const letData = await hold(page, /\/page-data\//);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos$/);
  letData();
  await expect(page.getByRole('heading', { level: 1, name: 'Modelos' })).toBeVisible();
  await expect(mainOf(page).getByRole('article')).toHaveCount(20);
  await untilListening(page);
});

test('Back before the router is there leads back, in browsers that keep no record of it too', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto('/modelos');
  await untilListening(page);
  await mainOf(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await untilListening(page);
  const letIn = await holdScripts(page);
  const data = page.waitForResponse(DATA);
  await page.reload({ waitUntil: 'commit' });
  await data;
  await page.goBack({ waitUntil: 'commit' });
  letIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Modelos' })).toBeVisible();
  await expect(mainOf(page).getByRole('article')).toHaveCount(20);
});

for (const [what, answer] of [
  ['are lost on the way', 'abort'],
  ['come from a server in trouble', 503],
] as const) {
  test(`data that ${what} are asked for again`, async ({ page, allowFailures }) => {
    allowFailures();
    const loads = countLoads(page);
    await page.route(
      DATA,
      (route) => (answer === 'abort' ? route.abort() : route.fulfill({ status: answer })),
      {
        times: 2,
      },
    );
    await page.goto('/favoritos');
    await untilListening(page);
    expect(loads).toHaveLength(1);
  });
}
