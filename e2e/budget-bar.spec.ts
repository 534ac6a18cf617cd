import type { Page } from '@playwright/test';
import { TOAST_MS } from '../lib/domain/constants';
import { mainOf } from './support/form-page';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

// The bar below the favorites and its panel, on a phone.

async function openFavorites(page: Page, count: number) {
  await page.goto('/modelos');
  const hearts = mainOf(page).getByRole('button', { name: /aos favoritos$/ });
  for (let index = 0; index < count; index += 1) {
    // In the middle of the screen, where people press: at its edge the toast of the last one slides in.
    await hearts.nth(index).evaluate((heart) => heart.scrollIntoView({ block: 'center' }));
    await hearts.nth(index).click();
  }
  await page.goto('/favoritos');
  await expect(page.getByRole('article')).toHaveCount(count);
}

for (const width of [320, 360]) {
  test(`at ${width} px a toast stands above the bar`, async ({ page }) => {
    await holdTimers(page, TOAST_MS);
    await page.setViewportSize({ width, height: 800 });
    await openFavorites(page, 3);
    await page
      .getByRole('button', { name: /^Remover .+ dos favoritos$/ })
      .first()
      .click();
    const toast = page.locator('[data-sonner-toast]');
    const bar = page.getByRole('button', { name: 'Solicitar orçamento' }).locator('xpath=..');
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [upper, lower] = [await toast.boundingBox(), await bar.boundingBox()];
        return upper && lower && lower.y - (upper.y + upper.height);
      })
      .toBeGreaterThan(0);
  });
}

test('in the list of names a dot never stands in a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFavorites(page, 4);
  await page.getByRole('button', { name: 'Solicitar orçamento' }).click();
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
