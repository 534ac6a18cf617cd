import { expect, test } from '@playwright/test';
import { sampled } from './support/sample';

// DESIGN 4, seen from outside: every screen, every alias, both languages, without a browser's help.

const OK: [path: string, lang: string, h1: RegExp][] = [
  ['/modelos', 'pt-BR', /^Modelos/],
  ['/modelos/homens', 'pt-BR', /^Modelos: homens/],
  ['/modelos/mulheres', 'pt-BR', /^Modelos: mulheres/],
  ['/models', 'pt-BR', /^Modelos/],
  ['/models/woman', 'pt-BR', /^Modelos: mulheres/],
  ['/elenco', 'pt-BR', /^Elenco/],
  ['/cast', 'pt-BR', /^Elenco/],
  ['/casting/homens', 'pt-BR', /^Elenco: homens/],
  ['/modelos?letra=a', 'pt-BR', /^Modelos/],
  ['/modelos?letter=a&page=1', 'pt-BR', /^Modelos/],
  ['/en/models', 'en', /^Models/],
  ['/en/models/man', 'en', /^Models: men/],
  ['/en/modelos/mulheres', 'en', /^Models: women/],
  ['/en/casting', 'en', /^Casting/],
  ['/en/elenco/woman', 'en', /^Casting: women/],
  ['/en/models?letter=a&page=1', 'en', /^Models/],
];

const NOT_FOUND: [path: string, lang: string, message: RegExp][] = [
  ['/fr', 'pt-BR', /Esta página não pôde ser encontrada\./],
  ['/fr/models', 'pt-BR', /Esta página não pôde ser encontrada\./],
  ['/nada', 'pt-BR', /Esta página não pôde ser encontrada\./],
  ['/en/nothing', 'en', /This page could not be found\./],
  ['/modelos/outros', 'pt-BR', /Esta página não pôde ser encontrada\./],
  ['/modelos?pagina=999', 'pt-BR', /Esta página não pôde ser encontrada\./],
  ['/en/models?letter=ab', 'en', /This page could not be found\./],
  ['/modelos/99999999/ninguem', 'pt-BR', /Esta página não pôde ser encontrada\./],
  ['/en/models/99999999/nobody', 'en', /This page could not be found\./],
];

const MOVED: [path: string, to: string][] = [
  ['/pt', '/'],
  ['/pt/modelos', '/modelos'],
  ['/pt/modelos/homens?letra=b&utm_source=x', '/modelos/homens?letra=b&utm_source=x'],
  ['/modelos/', '/modelos'],
  ['/EN/models', '/en/models'],
];

test.describe('addresses', () => {
  test.use({ javaScriptEnabled: false });

  for (const [[path, lang, h1], details] of sampled(OK, 3)) {
    test(`${path} answers in ${lang} [S3.1 S8.1 S20.2]`, details, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    });
  }

  for (const [[path, lang, message], details] of sampled(NOT_FOUND, 2)) {
    test(`${path} is a real 404 that reads without JS [S20.5 S81.1 S156.1]`, details, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
    });
  }

  test('an unknown language is told in English too, marked as such [S20.6 S156.1]', async ({ page }) => {
    await page.goto('/fr');
    const english = page.getByRole('main').getByText('This page could not be found.');
    await expect(english).toBeVisible();
    await expect(english).toHaveAttribute('lang', 'en');
    await page.goto('/en/fr');
    await expect(page.getByText('This page could not be found.')).toHaveCount(1);
  });

  for (const [path, to] of MOVED) {
    test(`${path} has moved for good to ${to} [S20.4 S36.9]`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      const target = new URL(answer.headers().location ?? '', 'http://site');
      expect(target.pathname + target.search).toBe(to);
    });
  }

  test('no header of a visitor decides where an address leads', async ({ request }) => {
    const headers = { 'x-passarela-resolution': 'rewrite /pt/server-error/pt' };
    const about = await request.get('/en/about', { headers });
    expect([about.status(), await about.text()]).toEqual([200, expect.stringContaining('<html lang="en"')]);
    expect((await request.get('/nada', { headers })).status()).toBe(404);
    expect(await (await request.get('/healthz', { headers })).text()).not.toContain('<html');
  });
});

test('Return leads back in history, and to the home page where there is none [S81.3 S81.4]', async ({
  page,
  context,
}) => {
  await page.goto('/en/about');
  await page.goto('/en/nothing');
  const back = page.getByRole('main').getByRole('button', { name: 'Return' });
  await expect(page.getByRole('main').getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/en');
  await back.click();
  await expect(page).toHaveURL(/\/en\/about$/);

  // As from a chat: a tab that begins here.
  const opening = context.waitForEvent('page');
  await page.evaluate(() => window.open('/en/nothing', '_blank', 'noopener'));
  const fresh = await opening;
  await fresh.waitForURL('/en/nothing');
  expect(await fresh.evaluate(() => window.history.length)).toBe(1);
  await fresh.getByRole('main').getByRole('button', { name: 'Return' }).click();
  await expect(fresh).toHaveURL(/\/en$/);

  // Come back to, it is still where the tab begins.
  await fresh.goBack();
  await expect(fresh).toHaveURL(/\/en\/nothing$/);
  await fresh.getByRole('main').getByRole('button', { name: 'Return' }).click();
  await expect(fresh).toHaveURL(/\/en$/);
});
