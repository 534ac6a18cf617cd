import type { Page } from '@playwright/test';
import { mainOf } from './form-page';
import { expect } from './test';

const PATHS = { pt: ['/modelos', '/favoritos'], en: ['/en/models', '/en/favorites'] } as const;

/** The hearts of talents that are not kept yet. */
export const hearts = (page: Page) =>
  mainOf(page).getByRole('button', { name: /(aos favoritos|to favorites)$/ });

/** The buttons that take a talent out of the favorites. */
export const trash = (page: Page) => page.getByRole('button', { name: /^Remover .+ dos favoritos$/ });

/** The bar's button that opens the quote panel. */
export const quoteOpener = (page: Page) =>
  page.getByRole('button', { name: /^(Pedir orçamento|Request a quote)$/ });

/** Opens the menu of what else can be done with the favorites. */
export const openMore = (page: Page) =>
  mainOf(page)
    .locator('summary', { hasText: /^(Mais|More)$/ })
    .click();

/** Keeps the first talents of the list, and opens the favorites. */
export async function keepTalents(page: Page, count: number, lang: keyof typeof PATHS = 'pt') {
  const [list, favorites] = PATHS[lang];
  await page.goto(list);
  const buttons = hearts(page);
  for (let index = 0; index < count; index += 1) {
    // In the middle of the screen, as people click: at its edge the last toast slides in.
    await buttons.nth(index).evaluate((heart) => heart.scrollIntoView({ block: 'center' }));
    await buttons.nth(index).click();
  }
  await page.goto(favorites);
  await expect(mainOf(page).getByRole('article')).toHaveCount(count);
}

/** The bar's link to the favorites while it counts so many. */
export const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Favoritos, ${count} talento`) });
