import type { Page } from '@playwright/test';
import { hearts } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const badge = (page: Page) =>
  banner(page).getByRole('link', { name: /^(Favoritos, 1 talento|Favorites, 1 talent)$/ });
const place = (page: Page) => page.evaluate(() => window.scrollY);
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The first link of a list whose address fits. */
async function firstLink(page: Page, list: string, address: RegExp) {
  await page.goto(list);
  const links = main(page).getByRole('article').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => address.test(href)) ?? '';
}

test('a person comes by a shared link, looks around, finds twenty faces and twenty more, keeps a talent, and comes back another day [S59.1 S66.1]', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const shared = await firstLink(page, '/modelos', /^\/modelos\/\d+\//);
  const visit = await context.newPage();
  await visit.goto(`${shared}?utm_source=whatsapp`);
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  await main(visit).getByRole('link', { name: 'Voltar' }).click();
  await expect(visit).toHaveURL(/\/modelos$/);

  // Far down the list, a face to keep; to the profile and back to the very place.
  const cards = main(visit).getByRole('article');
  await expect(cards).toHaveCount(20);
  await cards.nth(19).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(40);
  const chosen = cards.nth(30);
  await chosen.scrollIntoViewIfNeeded();
  await chosen.getByRole('button').click();
  await expect(badge(visit)).toBeVisible();
  const before = await place(visit);
  const name = (await chosen.getByRole('link').locator('> span').first().textContent()) ?? '';
  await chosen.getByRole('link').click();
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => place(visit)).toBe(0);
  await main(visit).getByRole('link', { name: 'Voltar' }).click();
  await expect(visit).toHaveURL(/\/modelos$/);
  // a name of two lines in a row that is drawn later moves it by that line
  await expect.poll(async () => Math.abs((await place(visit)) - before)).toBeLessThan(50);
  await expect(cards.nth(30).getByRole('button')).toHaveAttribute('aria-pressed', 'true');

  await visit.close();
  const another = await context.newPage();
  await another.goto('/en/favorites');
  await expect(badge(another)).toBeVisible();
  await expect(main(another).getByRole('article').getByRole('link')).toHaveAccessibleName(
    `Portrait of ${name}`,
  );
});

test(
  'the language changes in each screen; the favorite stays, and Back speaks the first one again',
  WHOLE,
  async ({ page }) => {
    test.setTimeout(90_000);
    const talent = await firstLink(page, '/modelos', /^\/modelos\/\d+\//);
    const post = await firstLink(page, '/blog', /^\/blog\//);
    await page.goto(talent);
    await hearts(page).first().click();
    await expect(badge(page)).toBeVisible();

    const screens: [string, string | RegExp][] = [
      ['/', '/en'],
      ['/modelos', '/en/models'],
      ['/modelos/mulheres?letra=a', '/en/models/woman?letter=a'],
      ['/modelos?pagina=2&utm_source=x', '/en/models?page=2&utm_source=x'],
      ['/elenco/homens', '/en/casting/man'],
      [talent, talent.replace('/modelos', '/en/models')],
      ['/sobre', '/en/about'],
      ['/contato', '/en/contact'],
      ['/seja-modelo', '/en/be-a-model'],
      ['/favoritos', '/en/favorites'],
      ['/blog', '/en/blog'],
      [post, /^\/en\/blog\/[^/]+$/],
      ['/privacidade', '/en/privacy'],
    ];
    const html = page.locator('html');
    for (const [pt, en] of screens) {
      await page.goto(pt);
      if (pt === '/') await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The script alone carries a foreign key of the address over to the other language.
      if (pt.includes('utm_source')) await untilHydrated(page);
      await banner(page).getByRole('link', { name: 'English' }).click();
      await expect(html, pt).toHaveAttribute('lang', 'en');
      await expect
        .poll(() => addressOf(page))
        .toEqual(typeof en === 'string' ? en : expect.stringMatching(en));
      await expect(badge(page)).toHaveAccessibleName('Favorites, 1 talent');
      await expect(page.locator('[data-loading="true"]')).toHaveCount(0);
      await page.goBack();
      await expect(html, pt).toHaveAttribute('lang', 'pt-BR');
      expect(addressOf(page)).toBe(pt);
      await expect(badge(page)).toHaveAccessibleName('Favoritos, 1 talento');
    }
  },
);
