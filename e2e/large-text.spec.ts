import { brokenWordsInPage } from './support/broken-words';
import { keepTalents } from './support/favorites';
import { sampled, WHOLE } from './support/sample';
import { MODEL, MODELS } from './support/talents';
import { expect, test } from './support/test';

// Letters twice as large, as a phone's settings make them: nothing leaves the screen at its side (WCAG 1.4.4).
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
});

const SCREENS = [
  '/',
  '/modelos',
  '/sobre',
  '/contato',
  '/favoritos',
  '/seja-modelo',
  '/blog',
  '/nao-existe',
  '/modelos?altura=170-&cabelo=preto',
  '/modelos?q=xyzxyz',
  `/comparar?ids=${MODELS.slice(0, 4).map(({ id }) => id)}`,
  '/modelos?filtros=1',
  MODEL.path,
  `/favoritos?ids=${MODELS.slice(0, 4).map(({ id }) => id)}`,
];

for (const [path, details] of sampled(SCREENS)) {
  test(`large letters fit on ${path}`, details, async ({ page, allowFailures }) => {
    if (path === '/nao-existe') allowFailures();
    await page.goto(path);
    if (path === '/') {
      await expect(page.getByRole('button', { name: 'Pular' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('banner').locator('summary').filter({ visible: true })).toBeInViewport({
      ratio: 1,
    });
    // a stand-in's letters have the width of the typeface over a line, not over each word
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // faces that come late move names of a grid for a frame
    await expect.poll(() => page.evaluate(brokenWordsInPage, 0)).toEqual([]);
  });
}

test('with large letters every gallery of a profile can be chosen', WHOLE, async ({ page }) => {
  await page.goto(MODEL.path);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (const tab of await tabs.all()) {
    await tab.scrollIntoViewIfNeeded();
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('with large letters a quote can be asked for', WHOLE, async ({ page }) => {
  await keepTalents(page, 1);
  const open = page.getByRole('button', { name: 'Pedir orçamento' });
  await expect(open).toBeInViewport({ ratio: 1 });
  await open.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByLabel('E-mail')).toBeVisible();
  const beside = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await panel.evaluate(beside)).toBe(0);
  expect(await panel.locator('> div').last().evaluate(beside)).toBe(0);
});

test(
  'with large letters favorites are put in order, and no name breaks into letters',
  WHOLE,
  async ({ page }) => {
    await keepTalents(page, 2);
    await page.getByRole('button', { name: 'Organizar' }).click();
    const names = page.getByRole('main').locator('li p');
    await expect(names).toHaveCount(2);
    for (const name of await names.all()) {
      const lines = await name.evaluate(
        (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(3);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test('with large letters the calendar can be turned and a year chosen', WHOLE, async ({ page }) => {
  await page.goto('/seja-modelo');
  await page.getByRole('main').locator('form button[aria-label]').first().click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid')).toBeVisible();
  const lastList = await calendar.getByRole('combobox').last().boundingBox();
  const back = await calendar.locator('nav').getByRole('button').first().boundingBox();
  expect((lastList?.x ?? 0) + (lastList?.width ?? 0)).toBeLessThanOrEqual(back?.x ?? 0);
});

test.describe('on a desk', WHOLE, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('with letters of 32 px in the settings of the browser the page is a tablet’s', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of ['/', '/sobre', '/en/models', MODEL.path, '/contato', '/en/be-a-model', '/blog']) {
      await page.goto(path);
      await expect(page.getByRole('banner').locator('summary').filter({ visible: true })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1440);
    }
  });
});
