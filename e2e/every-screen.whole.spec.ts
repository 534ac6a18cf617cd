import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

// Every screen by client navigation, in both languages: the fixture fails on any violation of the policy, any console
// error and any failed request of our own.
const STOPS = {
  pt: ['Modelos', 'Elenco', 'Sobre nós', 'Seja modelo', 'Blog', 'Contato'],
  en: ['Models', 'Casting', 'About Us', 'Be a Model', 'Blog', 'Contact'],
} as const;

for (const [lang, home] of [
  ['pt', '/'],
  ['en', '/en'],
] as const) {
  test(`a walk through every screen in ${lang} [S42.3 S120.1]`, async ({ page, context }) => {
    await page.goto(home);
    // Links that are pressed before load their page whole.
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo');
    for (const stop of STOPS[lang]) {
      await page.getByRole('main').evaluate((main) => main.setAttribute('data-left', ''));
      await footer.getByRole('link', { name: stop, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(stop));
      // The title can come before the page: a press that lasts while the footer is replaced meets none.
      await expect(page.locator('main[data-left]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await footer.getByRole('link', { name: STOPS[lang][0], exact: true }).click();
    await page.getByRole('article').nth(4).getByRole('link').click();
    await expect(page).toHaveURL(/\/\d+\//);
    await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(Favoritos|Favorites), 1/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Favorit/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await context.cookies(), 'nobody is signed in').toEqual([]);
  });
}
