import type { Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

// Long ways: several pages each.
test.describe.configure({ timeout: 60_000 });

const cards = (page: Page) => page.getByRole('article');
const place = (page: Page) => page.evaluate(() => window.scrollY);
const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Voltar' });
const toModels = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Modelos', exact: true }).click();

/** From a list of models, scrolls until it holds so many cards. */
async function loadCards(page: Page, count: number) {
  for (let known = 20; known < count; known += 20) {
    await expect(cards(page)).toHaveCount(known);
    await cards(page)
      .nth(known - 1)
      .scrollIntoViewIfNeeded();
  }
  await expect(cards(page)).toHaveCount(count);
}

async function openTalent(page: Page, at: number) {
  await cards(page).nth(at).getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\/[a-z-]+$/);
}

/** From a talent to the list and back by the browser, then to the list by "Voltar". */
async function lookAroundAndGoBack(page: Page) {
  await toModels(page);
  await expect(page).toHaveURL(/\/modelos$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos\/\d+\/[a-z-]+$/);
  await back(page).click();
  await expect(page).toHaveURL(/\/modelos$/);
}

test.describe('in a browser without the Navigation API', () => {
  test.beforeEach(({ context }) => context.addInitScript(() => Reflect.deleteProperty(window, 'navigation')));

  test('"Voltar" leads to the filtered list after a reload too', async ({ page }) => {
    await page.goto('/modelos?letra=b');
    await untilHydrated(page);
    await openTalent(page, 0);
    // the entry learns its depth once the page is shown, a moment after its address
    await expect.poll(() => page.evaluate(() => history.state?.depth)).toBe(1);
    await page.reload();
    await untilHydrated(page);
    await back(page).click();
    await expect(page).toHaveURL(/\/modelos\?letra=b$/);
  });

  test('"Voltar" never leaves the site', async ({ page, context }) => {
    await page.goto('/modelos');
    const talent = await cards(page).first().getByRole('link').getAttribute('href');
    const shared = await context.newPage();
    await shared.goto('data:text/html,a chat');
    await shared.goto(talent ?? '');
    await lookAroundAndGoBack(shared);
  });
});

test('a double click on "Voltar" goes back one page', async ({ page }) => {
  await page.goto('/sobre');
  await toModels(page);
  await openTalent(page, 0);
  const talent = page.url();
  await back(page).dblclick();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(cards(page)).toHaveCount(20);
  await page.goForward();
  await expect(page).toHaveURL(talent);
});

test('a list left by Back is at the same place after Forward, and at its top after a link', async ({
  page,
}) => {
  await page.goto('/sobre');
  await toModels(page);
  await loadCards(page, 40);
  const before = await place(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
  await page.goForward();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => place(page)).toBe(before);

  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
  await toModels(page);
  await expect(cards(page)).toHaveCount(20);
  expect(await place(page)).toBe(0);
});

test('a link opens a list at its top after another page was loaded anew, Back at its place', async ({
  page,
}) => {
  await page.goto('/modelos');
  await loadCards(page, 40);
  await cards(page).nth(33).scrollIntoViewIfNeeded();
  const before = await place(page);
  await openTalent(page, 33);
  await page.reload();
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => place(page)).toBe(before);

  await openTalent(page, 33);
  await page.reload();
  await toModels(page);
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(cards(page)).toHaveCount(20);
  expect(await place(page)).toBe(0);
});

test('posts left by Back are the same after Forward', async ({ page }) => {
  await page.goto('/sobre');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Mais publicações' }).click();
  const counter = page.getByText(/^Página 2 de/);
  await expect(counter).toBeVisible();
  const before = await cards(page).count();
  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
  await page.goForward();
  await expect(counter).toBeVisible();
  await expect(cards(page)).toHaveCount(before);
});
