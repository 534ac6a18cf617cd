import type { Locator, Page } from '@playwright/test';
import { href } from '../lib/routes/href';
import { keepTalents } from './support/favorites';
import { mainOf } from './support/form-page';
import { WHOLE } from './support/sample';
import { MODEL, MODELS, profilePath } from './support/talents';
import { expect, test } from './support/test';

// Rules of the first screen that anybody sees: faces come first, one button is dark, dates and measures are clear.

const PHONE = { width: 390, height: 844 };
const INK = 'rgb(20, 18, 15)';
const compared = `/comparar?ids=${MODELS.slice(0, 4).map(({ id }) => id)}`;

/** The words of buttons and links that are filled with ink. */
const darkButtons = (page: Page) =>
  mainOf(page)
    .locator('button, summary, a')
    .evaluateAll(
      (elements, ink) =>
        elements
          .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === ink)
          .map(({ textContent }) => textContent),
      INK,
    );

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('on a phone a list begins with faces, and its letters are behind one button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/modelos');
  const face = mainOf(page).getByRole('article').first().getByRole('img');
  expect(await bottomOf(face)).toBeLessThan(PHONE.height);
  const letter = page.getByRole('link', { name: 'Letra A', exact: true });
  await expect(letter).toBeHidden();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await letter.click();
  await expect(page).toHaveURL(/\?letra=a$/);
  await expect(page.getByRole('link', { name: 'Letra A, selecionada' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused();
});

test(
  'without script the letters of a phone are behind the same button',
  WHOLE,
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(`${baseURL}/modelos`);
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: 'Letra A', exact: true }).click();
    await expect(page).toHaveURL(/\?letra=a$/);
    await page.close();
  },
);

test('a heart is filled only when it is chosen', WHOLE, async ({ page }) => {
  await page.goto('/modelos');
  const heart = mainOf(page).getByRole('article').first().getByRole('button');
  const path = heart.locator('path');
  await expect(path).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
  await heart.click();
  await expect(path).toHaveCSS('fill', 'rgb(168, 50, 31)');
});

test('a phone’s profile has one heart', WHOLE, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(MODEL.path);
  const hearts = page.getByRole('button', { name: `Adicionar ${MODEL.name} aos favoritos` });
  await expect(hearts.filter({ visible: true })).toHaveCount(1);
});

for (const { width, height } of [PHONE, { width: 1440, height: 900 }]) {
  test(`favorites and comparisons have one dark button at ${width} px`, WHOLE, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await keepTalents(page, 4);
    await page.mouse.move(0, 0);
    expect(await darkButtons(page)).toHaveLength(1);
    await page.goto(compared);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await darkButtons(page)).toHaveLength(1);
  });

  test(`faces of a comparison span the page at ${width} px`, WHOLE, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(compared);
    const faces = page.getByRole('table').locator('img');
    await expect(faces).toHaveCount(4);
    const boxes = await faces.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().toJSON()),
    );
    const across = boxes.reduce((sum, box) => sum + box.width, 0);
    expect(across).toBeGreaterThan(width * 0.9);
    expect(boxes[0].y).toBeLessThan(height / 4);
    expect(boxes[0].bottom).toBeLessThan(height);
    expect(new Set(boxes.map((box) => box.height)).size).toBe(1);
    await expect(page.getByRole('row').nth(3)).toBeInViewport({ ratio: 1 });
  });
}

test('tools of favorites stand in one line on a phone', WHOLE, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await keepTalents(page, 2);
  const tools = [
    page.locator('summary', { hasText: 'Compartilhar' }),
    page.getByRole('button', { name: 'Organizar' }),
    page.locator('summary', { hasText: /^Mais$/ }),
  ];
  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
  const middles = boxes.map((box) => Math.round(box ? box.y + box.height / 2 : Number.NaN));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
});

const ENGLISH = [
  ...(['home', 'about', 'contact', 'beAModel', 'privacy', 'favorites'] as const).map((screen) =>
    href(screen, {}, 'en'),
  ),
  '/en/models',
  '/en/casting',
  '/en/models?filters=1',
  profilePath(MODEL, 'en'),
  `/en/favorites?ids=${MODEL.id}&from=2026-12-01&to=2026-12-05`,
  `/en/compare?ids=${MODEL.id}`,
];

// but the day of a post, which the product writes dd/mm/yyyy [S78.7]
test('no English screen has a date whose month could be its day', WHOLE, async ({ page }) => {
  const found: string[] = [];
  for (const path of ENGLISH) {
    await page.goto(path);
    const text = await page.locator('body').ariaSnapshot();
    const posted = await page.locator('time').allTextContents();
    for (const [date] of text.matchAll(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g))
      if (!posted.includes(date)) found.push(`${path}: ${date}`);
  }
  expect(found).toEqual([]);
});
