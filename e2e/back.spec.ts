import type { Page } from '@playwright/test';
import { keepTalents, quoteOpener } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { sampled } from './support/sample';
import { MODEL } from './support/talents';
import { expect, test } from './support/test';

// Back closes the layer on top, which leaves no step of its own behind (docs/decisions/back.md).

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const step = (page: Page) => page.evaluate(() => history.state?.layers ?? 0);
const pressClose = (page: Page) => page.getByRole('button', { name: 'Fechar', exact: true }).click();

type Layer = {
  path: string;
  open: (page: Page) => Promise<unknown>;
  selector: string;
  close: (page: Page) => Promise<unknown>;
  hasNoEscape?: boolean;
  /** A link in it, and where it leads. */
  link?: (page: Page) => Promise<unknown>;
  to?: RegExp;
};

const LAYERS = {
  menu: {
    path: '/contato',
    open: (page) => banner(page).getByLabel('Abrir o menu').click(),
    selector: 'header details[open] nav',
    close: (page) => banner(page).getByLabel('Fechar o menu').click(),
    link: (page) => banner(page).getByRole('navigation').getByRole('link', { name: 'Blog' }).click(),
    to: /\/blog$/,
  },
  letters: {
    path: '/modelos',
    open: (page) => main(page).getByRole('button', { name: 'Filtrar' }).click(),
    selector: '#filters:popover-open',
    close: (page) => page.locator('#filters').getByRole('button', { name: 'Fechar' }).click(),
    link: (page) => page.locator('#filters').getByRole('link', { name: 'Letra B', exact: true }).click(),
    to: /\?letra=b$/,
  },
  filters: {
    path: '/modelos?altura=150-190',
    open: (page) =>
      main(page)
        .getByRole('button', { name: /^Filtros/ })
        .click(),
    selector: '#filters:popover-open',
    close: (page) => page.locator('#filters').getByRole('button', { name: 'Fechar' }).click(),
  },
  search: {
    path: '/contato',
    open: (page) => banner(page).getByRole('link', { name: 'Buscar talento' }).click(),
    selector: 'dialog[open] [role=combobox]',
    close: pressClose,
    link: async (page) => {
      await page.getByRole('combobox').fill(MODEL.name.slice(0, 3));
      await page.getByRole('option').first().click();
    },
    to: /\/(modelos|elenco)\/\d+\//,
  },
  viewer: {
    path: MODEL.path,
    open: (page) => page.locator('#book-1').click(),
    selector: 'dialog[open] img',
    close: pressClose,
  },
  quote: {
    path: '/favoritos',
    open: (page) => quoteOpener(page).click(),
    selector: 'dialog[open] form',
    close: pressClose,
  },
  arrange: {
    path: '/favoritos',
    open: (page) => main(page).getByRole('button', { name: 'Organizar' }).click(),
    selector: '[data-layer]',
    close: (page) => main(page).getByRole('button', { name: 'Concluir' }).click(),
    hasNoEscape: true,
  },
} satisfies Record<string, Layer>;
const ALL: [string, Layer][] = Object.entries(LAYERS);

async function open(page: Page, { path, open: press, selector }: Layer) {
  await page.goto('/sobre');
  await page.goto(path);
  await untilHydrated(page);
  await press(page);
  await expect(page.locator(selector).first()).toBeVisible();
  await expect.poll(() => step(page)).toBe(1);
}

for (const [[name, layer], details] of sampled(ALL))
  test(
    `${name}: Back, Escape and its button close it, and the next Back leaves the page; a link in it leaves no step between`,
    details,
    async ({ page }) => {
      const ways = [
        (to: Page) => to.goBack(),
        ...(layer.hasNoEscape ? [] : [(to: Page) => to.keyboard.press('Escape')]),
        layer.close,
      ];
      if (layer.path === '/favoritos') await keepTalents(page, 1);
      for (const leave of ways) {
        await open(page, layer);
        await leave(page);
        await expect(page.locator(layer.selector)).toHaveCount(0);
        await expect(page).toHaveURL(layer.path);
        await expect.poll(() => step(page)).toBe(0);
        await page.goBack();
        await expect(page).toHaveURL('/sobre');
      }
      if (!layer.link) return;
      await open(page, layer);
      await layer.link(page);
      await expect(page).toHaveURL(layer.to ?? '');
      await page.goBack();
      await expect(page).toHaveURL(layer.path);
      await expect(page.locator(layer.selector)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/sobre');
    },
  );

test('filters that are ticked in the sheet stay when Back closes it', async ({ page }) => {
  await open(page, LAYERS.filters);
  await page.locator('#filters').getByRole('group').or(page.locator('#filters details')).first().click();
  await page.locator('#filters input[type=checkbox]').first().check({ force: true });
  await expect(page).toHaveURL(/&|%2C/);
  await expect.poll(() => step(page)).toBe(1);
  const address = page.url();
  await page.goBack();
  await expect(page.locator('#filters:popover-open')).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
});

test('Forward after Back shows the page, not a layer without its entry; a photo opens again', async ({
  page,
}) => {
  await open(page, LAYERS.menu);
  await page.goBack();
  await page.goForward();
  await expect.poll(() => step(page)).toBe(0);
  await open(page, LAYERS.viewer);
  await page.goBack();
  await expect(page).toHaveURL(MODEL.path);
  // it closes in half a second
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(MODEL.path);
});

for (const [path, details] of sampled(['/modelos', '/modelos?cabelo=preto', '/blog']))
  test(
    `Back to ${path} gives the focus to the card that was opened, at its place`,
    details,
    async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      const card = main(page).getByRole('article').nth(3).getByRole('link').first();
      await card.focus();
      const before = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(card).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    },
  );

test('skip links lead to the content and to the first face, without an address of their own', async ({
  page,
}) => {
  await page.goto('/modelos');
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 180));
  await page.locator('body > a').focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Pular para os rostos' })).toBeFocused();
  await page.keyboard.press('Enter');
  // on the way back the profile is still there, with links of its own
  const first = main(page).getByRole('article').first().getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL('/modelos');
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await page.goBack();
  await expect(first).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
