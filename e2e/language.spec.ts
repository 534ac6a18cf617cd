import type { Page } from '@playwright/test';
import { LANGUAGE_LOADING_MS } from '../lib/domain/constants';
import { untilHydrated } from './support/hydrated';
import { recordTexts } from './support/record-texts';
import { sampled, WHOLE } from './support/sample';
import { MODEL } from './support/talents';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

test('changing the language shows the overlay for a moment, and traps nobody [S14.1 S40.12 S40.25 S42.2 S106.1 S169.1]', async ({
  page,
}) => {
  const afterTheMoment = await holdTimers(page, 600);
  await page.goto('/modelos?letra=a&utm_source=carta');
  await untilHydrated(page);
  const said = await recordTexts(page, '[data-loading="true"]');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/models\?letter=a&utm_source=carta$/);
  expect(await said()).toContain('Trocando o idioma');
  await expect(page.locator('[data-loading="true"]')).toHaveCount(1);
  expect(await afterTheMoment()).toBe(1);
  await expect(page.locator('[data-loading="true"]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/en\/about$/);
});

test('choosing the language one reads already shows nothing', WHOLE, async ({ page }) => {
  await holdTimers(page, LANGUAGE_LOADING_MS);
  await page.goto('/en/blog');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Changing the language')).toHaveCount(0);
});

test('the overlay of a change turns a spinner over the whole page [S81.6]', WHOLE, async ({ page }) => {
  await holdTimers(page, LANGUAGE_LOADING_MS);
  await page.goto('/sobre');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  const overlay = page.locator('[data-loading="true"]');
  await expect(overlay).toBeVisible();
  const isTurning = () =>
    overlay.evaluate((node) =>
      node
        .getAnimations({ subtree: true })
        .some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
    );
  await expect.poll(isTurning).toBe(true);
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, width: 1440 });
});

/** The first of these in sight, by its number. */
const inSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(article, h2, p, li)')].findIndex(
      (element) => element.getBoundingClientRect().top > 100,
    ),
  );

for (const [[kind, path], details] of sampled<readonly [string, string]>([
  ['list', '/modelos'],
  ['profile', MODEL.path],
  ['page of texts', '/privacidade'],
]))
  test(`the switch keeps the place on the page: ${kind} [S40.26]`, details, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const before = await inSight(page);
    expect(before).toBeGreaterThan(1);
    // by the pointer: Playwright's click scrolls to what sticks at the top
    const english = page.getByRole('banner').getByRole('link', { name: 'English' });
    const { x = 0, y = 0, width = 0, height = 0 } = (await english.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2, { delay: 120 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => inSight(page)).toBe(before);
    // and no other page takes it over
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

test('the switch translates a search and finds the same people', WHOLE, async ({ page }) => {
  const heard = page.getByRole('main').getByRole('status').first();
  await page.goto('/modelos?q=castanho');
  await untilHydrated(page);
  const found = Number.parseInt((await heard.textContent()) ?? '', 10);
  expect(found).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/models?q=brown');
  await expect(heard).toHaveText(/^[1-9]\d* talents? found$/);
  await page.goto('/en/models?q=castanho');
  await expect(heard).toHaveText(new RegExp(`^${found} `));
});
