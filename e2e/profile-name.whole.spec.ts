import type { Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated';
import { MODEL } from './support/talents';
import { expect, test } from './support/test';

// A profile says the whole name across its column, as large as it fits.

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;
const { path: PROFILE, name: NAME } = MODEL;
const NAMES = ['Maria Eduarda Vasconcelos', 'Iza', NAME, 'Ana Guimarães Águia', 'Hammerschmidt'];

/** Shows another name, with the steps that `nameSteps` gives it. */
const rename = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, shown) => {
    const step = (letters: number) => String(2 * Math.ceil(letters / 2));
    heading.textContent = shown;
    heading.dataset.line = step(shown.length);
    heading.dataset.word = step(Math.max(...shown.split(' ').map((word) => word.length)));
  }, name);

/** The heading's lines, their height, and its overflow. */
const lookOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const rows = [...new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))];
    const { fontSize, lineHeight } = getComputedStyle(heading);
    const words = [...range.getClientRects()];
    return {
      size: Number.parseFloat(fontSize),
      gap: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      lines: rows.length,
      isInside: words.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth),
      overflow: heading.scrollWidth - heading.clientWidth,
      pageOverflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

for (const [width, height] of SIZES) {
  test(`at ${width} px names long and short fit whole, also with text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PROFILE);
    // another name before that would be no longer the page that React was sent
    await untilHydrated(page);
    for (const zoom of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, zoom);
      for (const name of NAMES) {
        await rename(page, name);
        const look = await lookOf(page);
        expect(look, `${name} at ${zoom}`).toMatchObject({ isInside: true, overflow: 0 });
        // the bar of the site has its own way with large text
        if (zoom === '100%') expect(look.pageOverflow).toBe(0);
        expect(look.lines, name).toBeLessThanOrEqual(name.split(' ').length);
        // a tail is 0.26, an accented capital 0.98 of the size
        expect(look.gap).toBeGreaterThan(1.24);
        expect(look.size).toBeGreaterThanOrEqual(Math.min(width / 12, 60));
      }
    }
  });
}

test('on a desktop the name stands in one line above pictures that end inside the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PROFILE);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(NAME);
  const { size, lines } = await lookOf(page);
  expect(lines).toBe(1);
  expect(size).toBeGreaterThan(96);
  for (const index of [0, 1])
    await expect(page.getByRole('tabpanel').locator('img').nth(index)).toBeInViewport({ ratio: 1 });
});
