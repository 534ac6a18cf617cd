import type { Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('banner').getByLabel(/^(Abrir|Fechar) o menu$/);

const isPageAlive = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('#main:not([inert])') !== null &&
      getComputedStyle(document.documentElement).overflow === 'visible',
  );

async function openMenu(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => isPageAlive(page)).toBe(false);
}

/** Expects the entries of the bar, and where those that are links lead. */
async function expectEntries(page: Page, name: string, expected: string, ways: string) {
  const entries = page.getByRole('banner').getByRole('navigation', { name }).locator('> ul > li');
  const texts = await entries.evaluateAll((all) =>
    all.map((entry) => entry.querySelector('summary')?.textContent ?? entry.textContent),
  );
  expect(texts.join(' ')).toBe(expected);
  const addresses = await entries
    .locator('> a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.join(' ')).toBe(ways);
}

test('the bar holds its entries; the open menu fills the screen and holds every way and both languages [S40.1-6 S40.11 S40.14-20 S40.22-24 S95.2 S109.1]', async ({
  page,
}) => {
  await page.goto('/sobre');
  await expectEntries(
    page,
    'Navegação principal',
    'Início Modelos Sobre nós Seja modelo Blog Contato Favoritos',
    '/ /sobre /seja-modelo /blog /contato /favoritos',
  );
  await openMenu(page, '/sobre');
  const names = await menu(page).getByRole('link').allTextContents();
  expect(names).toEqual([
    ...['Início', 'Modelos', 'Internacional', 'Mainboard', 'New Faces', 'Elenco', 'Comercial'],
    ...['Sobre nós', 'Seja modelo', 'Blog', 'Contato', 'Favoritos', 'PT', 'EN'],
  ]);
  const starts = await menu(page)
    .getByText(/^(Início|PT)$/)
    .evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
  expect(starts[1], 'the languages begin where all begins').toBe(starts[0]);
  const bar = await page.getByRole('banner').boundingBox();
  const overlay = await menu(page).locator('xpath=..').boundingBox();
  expect(overlay?.width).toBe(PHONE.width);
  expect((bar?.height ?? 0) + (overlay?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Passarela', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos,/ })).toBeVisible();
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => isPageAlive(page)).toBe(true);
});

test('past the last link of the open menu Tab goes on at the bar; Esc closes it', WHOLE, async ({ page }) => {
  await openMenu(page, '/modelos');
  // the script alone leads Tab round; before it, the menu is open all the same
  await expect(page.locator('#main')).toHaveAttribute('inert');
  const contacts = page.getByRole('banner').getByRole('list', { name: 'Redes e contato' });
  await expect(contacts).toContainText('@');
  const last = contacts.getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Passarela', exact: true })).toBeFocused();
  await last.focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

for (const [what, name] of [
  ['the page', 'Modelos'],
  ['the language', 'PT, Português'],
] as const) {
  test(`choosing ${what} one is at closes the menu and gives the page back`, WHOLE, async ({ page }) => {
    await openMenu(page, '/modelos');
    await expect(page.locator('#main')).toHaveAttribute('inert');
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => isPageAlive(page)).toBe(true);
    await expect(toggle(page)).toBeFocused();
  });
}

test('a tablet that is turned with its menu open keeps no dead page', WHOLE, async ({ page }) => {
  await openMenu(page, '/modelos');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => isPageAlive(page)).toBe(true);
  await page.setViewportSize(PHONE);
  await expect(menu(page)).toBeHidden();
});

test('the bar is one line from 1,024 px on, with room between its parts', WHOLE, async ({ page }) => {
  for (const width of [1024, 1280, 1366]) {
    for (const path of ['/sobre', '/en/about']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const edges = await page.getByRole('banner').evaluate((bar) =>
        [...bar.children].map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return [left, right] as const;
        }),
      );
      for (const [at, [left]] of edges.entries())
        if (at > 0) expect(left - (edges[at - 1]?.[1] ?? 0), `${path} at ${width}`).toBeGreaterThan(16);
    }
  }
});

test('the bar in English; its dropdown holds models and casting; Esc, Tab, a click elsewhere and a choice close it [S40.1-3 S40.5 S40.13-21 S109.2]', async ({
  page,
}) => {
  await page.goto('/en/models');
  await expectEntries(
    page,
    'Main navigation',
    'Home Models About Us Be a Model Blog Contact Favorites',
    '/en /en/about /en/be-a-model /en/blog /en/contact /en/favorites',
  );
  await untilHydrated(page);
  const bar = page.getByRole('banner');
  const opener = bar.locator('summary').filter({ hasText: /^Models$/ });
  const models = bar.getByRole('link', { name: 'Models', exact: true });
  const casting = bar.getByRole('link', { name: 'Casting', exact: true });
  await expect(models).toBeHidden();

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(models).toBeVisible();
  await expect(casting).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(models).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(models).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(models).toBeVisible();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
  await expect(models).toBeHidden();

  await opener.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(models).toBeHidden();
  await opener.click();
  await opener.click();
  await expect(models).toBeHidden();

  await opener.click();
  await models.click();
  await expect(models).toBeHidden();
  await opener.click();
  await casting.click();
  await expect(page).toHaveURL(/\/en\/casting$/);
  await expect(casting).toBeHidden();
});

test('the share menu closes by Esc, Tab and a click elsewhere', WHOLE, async ({ page }) => {
  await page.goto('/modelos');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await untilHydrated(page);
  const opener = page.locator('summary', { hasText: 'Compartilhar' }).filter({ visible: true });
  const copy = page.getByRole('button', { name: 'Copiar o link' });
  await opener.click();
  await copy.focus();
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await page.keyboard.press('Enter');
  await copy.focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeHidden();
  await opener.click();
  await expect(copy).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(copy).toBeHidden();
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('menu and dropdown open, and their entries are links', WHOLE, async ({ page }) => {
    await page.goto('/modelos');
    await page.getByRole('banner').locator('summary', { hasText: 'Modelos' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Elenco', exact: true }).click();
    await expect(page).toHaveURL(/\/elenco$/);
    await page.setViewportSize(PHONE);
    await page.getByLabel('Abrir o menu').click();
    await menu(page)
      .getByRole('link', { name: /English/ })
      .click();
    await expect(page).toHaveURL(/\/en\/casting$/);
  });
});
