import type { Page } from '@playwright/test';
import { TOAST_MS } from '../lib/domain/constants';
import english from '../messages/en.json' with { type: 'json' };
import { axe } from './support/axe';
import { keepTalents, quoteOpener, trash } from './support/favorites';
import { mainOf } from './support/form-page';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

// The bar below the favorites and its panel, on a phone.

for (const width of [320, 360]) {
  test(`at ${width} px a toast stands above the bar`, WHOLE, async ({ page }) => {
    await holdTimers(page, TOAST_MS);
    await page.setViewportSize({ width, height: 800 });
    await keepTalents(page, 3);
    await trash(page).first().click();
    const toast = page.locator('[data-sonner-toast]');
    const bar = quoteOpener(page).locator('xpath=..');
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [upper, lower] = [await toast.boundingBox(), await bar.boundingBox()];
        return upper && lower && lower.y - (upper.y + upper.height);
      })
      .toBeGreaterThan(0);
  });
}

test('in the list of names a dot never stands in a line of its own', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepTalents(page, 4);
  await quoteOpener(page).click();
  const names = page.getByRole('dialog').getByRole('list').first();
  await expect(names).toBeVisible();
  const lonely = await names.evaluate((list) => {
    const isLonely = (item: Element) => {
      const text = document.createRange();
      text.selectNodeContents(item);
      // The range holds the name, the item the dot too.
      return item.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom > 10;
    };
    const found: string[] = [];
    for (let px = 100; px < 300; px += 1) {
      list.style.inlineSize = `${px}px`;
      for (const item of list.children) if (isLonely(item)) found.push(`${item.textContent} at ${px} px`);
    }
    return found;
  });
  expect(lonely).toEqual([]);
});

/** Notes how far below its place the open panel stands, frame by frame. */
const watchPanel = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { panelTops: tops });
    const note = () => {
      const top = document.querySelector('dialog[open]')?.getBoundingClientRect().top;
      if (top !== undefined) tops.push(top);
      requestAnimationFrame(note);
    };
    note();
  });

test('the favorites: title, nobody, a grid, and a bar below whose panel slides in over the whole screen, keeps the focus, and closes on Esc and by its icon [S69.1-7 S69.12]', async ({
  page,
}) => {
  const { Favorites, Quote } = english;
  await page.goto('/en/favorites');
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Favorites');
  await expect(mainOf(page).getByText('No talent selected!', { exact: true })).toBeVisible();
  const open = mainOf(page).getByRole('button', { name: 'Request a quote', exact: true });
  await expect(open).toHaveCount(0);

  await page.goto('/en/models');
  for (const at of [0, 1]) await page.getByRole('article').nth(at).getByRole('button').click();
  await page.goto('/en/favorites');
  await expect(page.getByRole('article')).toHaveCount(2);
  const columns = page
    .getByRole('article')
    .first()
    .locator('xpath=ancestor::ul')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns).toBe(3);
  const bar = await open.locator('xpath=..').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(900);

  await watchPanel(page);
  await open.click({ delay: 120 });
  const panel = page.getByRole('dialog', { name: Favorites.budget });
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
  // but for the room of the page's scroll bar
  expect((await panel.boundingBox())?.width).toBeGreaterThan(1440 - 20);
  const tops = await page.evaluate((): number[] => Reflect.get(window, 'panelTops'));
  expect(Math.max(...tops), 'where it comes from').toBeGreaterThan(300);
  const message = panel.getByLabel(Quote.message);
  await expect(message).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(message).toHaveJSProperty('rows', 3);
  const lines = await message.evaluate((area) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
    return (
      (area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
      Number.parseFloat(lineHeight)
    );
  });
  expect(Math.round(lines), 'as seen').toBe(3);

  await axe(page);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await panel.getByRole('button', { name: Favorites.close }).click();
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
});
