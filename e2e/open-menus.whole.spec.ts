import type { Page } from '@playwright/test';
import { siteIn } from './support/contrast/site';
import { keepTalents } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** Menus of the page's content that are wider than the window, by their labels, each opened in its turn. */
async function cutMenus(page: Page): Promise<string[]> {
  const cut: string[] = [];
  for (const menu of await page.getByRole('main').locator('details:visible').all()) {
    if (await menu.evaluate(({ open }: HTMLDetailsElement) => open)) continue;
    const summary = menu.locator('> summary');
    await summary.click();
    const isCut = await menu.evaluate((element) => {
      const { left, right } = element.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      return left < 0 || right > innerWidth || document.documentElement.scrollWidth > innerWidth;
    });
    if (isCut) cut.push((await summary.textContent()) ?? '');
    await summary.click();
  }
  return cut;
}

const KINDS = ['favorites', 'selection', 'compare', 'list', 'profile', 'post'] as const;

for (const kind of KINDS)
  test(`${kind}: an open menu stays in the window`, async ({ page, baseURL }) => {
    // eight pages, each with its menus
    test.setTimeout(60_000);
    if (kind === 'favorites') await keepTalents(page, 3);
    for (const lang of ['pt', 'en'] as const) {
      const { path } = await siteIn(lang, baseURL ?? '');
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path(kind));
        await untilHydrated(page);
        expect(await cutMenus(page), `${lang} ${width}`).toEqual([]);
      }
    }
  });
