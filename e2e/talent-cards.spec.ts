import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const columns = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .locator('xpath=ancestor::ul')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

test('a card shows its cover, the first name, then the rest, and leads to the profile under that name; six stand abreast on a desktop, two on a phone [S57.1 S57.2 S63.1 S63.3 S63.5 S66.16]', async ({
  page,
}) => {
  await page.goto('/modelos');
  expect(await columns(page)).toBe(6);
  const card = page.getByRole('article').first();
  const cover = card.getByRole('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(cover).toHaveAttribute('src', /\/_next\/image/);
  await expect(cover, 'Firefox would write the description into the frame').toHaveCSS(
    'color',
    'rgba(0, 0, 0, 0)',
  );
  const parts = card.getByRole('link').locator('> span').first().locator('> span');
  const [first = '', rest = ''] = await parts.allTextContents();
  expect(first).toMatch(/^\S+$/);
  const name = `${first} ${rest}`;
  const heart = portuguese.Favorites.add.replace('{name}', name);
  await expect(card.getByRole('button', { name: heart, exact: true })).toBeVisible();
  const [above, below] = [await parts.nth(0).boundingBox(), await parts.nth(1).boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual(above?.y ?? Number.NaN);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns(page)).toBe(2);
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/modelos\/\d+\/[a-z0-9-]+$/);
  await card.getByRole('link').click();
  await expect(page).toHaveTitle(new RegExp(`^${name.trim()}`));
});

for (const width of [390, 820, 1920])
  test(
    `${width} px: cards far below wait to be drawn, and keep the room that they will take`,
    WHOLE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/modelos');
      const isDrawn = (at: number) =>
        page
          .getByRole('article')
          .nth(at)
          .getByRole('link')
          .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
      const rowHeight = (at: number) =>
        page
          .getByRole('article')
          .nth(at)
          .locator('xpath=..')
          .evaluate((item) => item.getBoundingClientRect().height);
      expect([await isDrawn(0), await isDrawn(19)]).toEqual([true, false]);
      expect(Math.abs((await rowHeight(19)) - (await rowHeight(0)))).toBeLessThan(0.1);
    },
  );

test.describe('without a mouse', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a height stands below each face that has one, and cards far below keep its room',
    WHOLE,
    async ({ page }) => {
      await page.goto('/modelos');
      const card = page
        .getByRole('article')
        .filter({ hasText: /\d{3} cm/ })
        .first();
      await expect(card.getByText(/^\d{3} cm$/)).toBeVisible();
      const heights = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((each) => each.parentElement?.getBoundingClientRect().height ?? 0));
      expect(Math.abs((heights.at(-1) ?? 0) - (heights[0] ?? 0))).toBeLessThan(0.1);
    },
  );
});

test('a cover that does not load gives way to the error image [S92.5]', async ({ page, allowFailures }) => {
  allowFailures();
  await page.route('**/_next/image?**', (route) => route.abort());
  await page.goto('/modelos');
  await expect(page.getByRole('article').first().getByRole('img')).toHaveAttribute(
    'src',
    '/broken-photo.svg',
  );
});

test(
  'a card is a heading and called by its name, once; a toast speaks in the language of the page',
  WHOLE,
  async ({ page }) => {
    for (const [path, notices, portrait, isKept] of [
      ['/modelos', /^Avisos/, 'Retrato de', false],
      ['/en/models', /^Notices/, 'Portrait of', true],
    ] as const) {
      await page.goto(path);
      const card = page.getByRole('article').first();
      const name = (await card.getByRole('link').locator('> span').first().textContent()) ?? '';
      await expect(card.getByRole('link')).toHaveAccessibleName(`${portrait} ${name.trim()}`);
      await expect(card.getByRole('heading', { level: 2 })).toHaveAccessibleName(
        `${portrait} ${name.trim()}`,
      );
      await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', String(isKept));
      await card.getByRole('button').click();
      await expect(page.getByRole('region', { name: notices })).toBeAttached();
      await page.reload();
    }
  },
);
