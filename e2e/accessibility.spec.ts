import { axe } from './support/axe';
import { sampled } from './support/sample';
import { expect, test } from './support/test';
import { expectValid } from './support/valid-html';

// axe reads each page twice: 18 to 34 s beside other work, so the limit that ends a hang is twice the usual one.
test.describe.configure({ timeout: 60_000 });

// Every screen and its plain states, both languages: no violation of WCAG 2.2 AA, valid HTML, a clean console.
const SCREENS = [
  '/',
  '/en',
  '/modelos',
  '/en/models/man',
  '/modelos?letra=a',
  '/modelos?pagina=2',
  '/elenco/mulheres?letra=k',
  '/en/casting',
  '/modelos?filtros=1',
  '/en/models?hair=black,red&height=170-',
  '/modelos?q=agatta',
  '/sobre',
  '/en/about',
  '/contato',
  '/en/contact',
  '/seja-modelo',
  '/en/be-a-model',
  '/favoritos',
  '/en/favorites',
  '/blog',
  '/en/blog',
  '/privacidade',
  '/en/privacy',
  '/nada',
  '/en/nothing',
];

for (const [path, details] of sampled(SCREENS, 2)) {
  test(`${path} is accessible and valid`, details, async ({ page, request, allowFailures }) => {
    if (/^\/(nada|en\/nothing)$/.test(path)) allowFailures(/status of 404/);
    await expectValid(await (await request.get(path)).text(), path);
    await page.goto(path);
    await page.keyboard.press('Escape');
    // The intro rises out of the page before it is gone.
    await expect(page.locator('dialog[class*=prehome]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axe(page);
    const articles = page.getByRole('article');
    await expect(page.getByRole('article', { name: /./ })).toHaveCount(await articles.count());
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing stands out of the page').toBe(390);
  });
}

for (const [list, details] of sampled(['/modelos', '/en/blog']))
  test(`the first page of ${list} is accessible and valid`, details, async ({ page, request }) => {
    await page.goto(list);
    const href =
      (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
    await expectValid(await (await request.get(href)).text(), href);
    await page.goto(href);
    const articles = page.getByRole('article');
    await expect(page.getByRole('article', { name: /./ })).toHaveCount(await articles.count());
    await axe(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);
  });

test('the open menu is accessible, and the keyboard alone goes through it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/modelos');
  const menu = page.locator('summary', { has: page.locator('svg') }).and(page.getByLabel('Abrir o menu'));
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});
