import type { Locator, Page } from '@playwright/test';
import { loseScripts, openEarly } from './support/delayed-scripts';
import { badge, hearts, trash } from './support/favorites';
import { expect, test } from './support/test';

// docs/decisions/early-clicks.md: a heart clicked before hydration counts.

const kept = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('favorites') ?? '{}')).length);

const fillOf = (heart: Locator) => heart.locator('path').evaluate((path) => getComputedStyle(path).fill);

test('hearts show at once that they were pressed, and each ends as it was left', async ({ page }) => {
  const letIn = await openEarly(page, '/modelos');
  const [once, twice, enter, space] = [0, 1, 2, 3].map((at) => hearts(page).nth(at)) as Locator[];
  if (!once || !twice || !enter || !space) throw new Error('four hearts');
  const empty = await fillOf(once);
  await once.click();
  await expect.poll(() => fillOf(once)).not.toBe(empty);
  await twice.click();
  await twice.click();
  await enter.press('Enter');
  await space.press('Space');
  await expect.poll(() => fillOf(twice)).toBe(empty);
  letIn();
  for (const heart of [once, enter, space]) await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(twice).toHaveAttribute('aria-pressed', 'false');
  await expect(badge(page, 3)).toBeVisible();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('entrou nos favoritos');
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  await once.click();
  await expect(badge(page, 2)).toBeVisible();
});

test('a heart that is kept already, and looks empty until the script comes, stays kept', async ({ page }) => {
  await page.goto('/modelos');
  await hearts(page).first().click();
  await expect(badge(page, 1)).toBeVisible();
  const letIn = await openEarly(page, '/modelos');
  await hearts(page).first().click();
  await hearts(page).nth(1).click();
  letIn();
  await expect(badge(page, 2)).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('presses while the page begins to listen count once each', async ({ page }) => {
  const letIn = await openEarly(page, '/modelos');
  await hearts(page).first().waitFor();
  const pressed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const [heart, other] = document.querySelectorAll<HTMLElement>('article button[aria-pressed]');
        let presses = 0;
        const timer = setInterval(() => {
          heart?.click();
          presses += 1;
          // Listens since a while, and an odd number was pressed.
          if (presses % 2 === 0 || other?.getAttribute('aria-pressed') !== 'true') return;
          clearInterval(timer);
          done(presses);
        }, 2);
      }),
  );
  letIn();
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  await hearts(page).nth(1).click();
  expect(await pressed).toBeGreaterThan(10);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(badge(page, 2)).toBeVisible();
});

test('a heart counts though its page is left before the script comes', async ({ page }) => {
  const letIn = await openEarly(page, '/modelos');
  const name = await hearts(page).nth(1).getAttribute('name');
  await hearts(page).nth(1).click();
  await hearts(page).nth(2).click();
  await hearts(page).nth(2).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/favoritos$/);
  letIn();
  await expect(trash(page)).toHaveCount(1);
  await expect(trash(page)).toHaveAccessibleName(`Remover ${name} dos favoritos`);
  await expect(badge(page, 1)).toBeVisible();
});

test('a heart counts though the scripts got lost at first', async ({ page, allowFailures }) => {
  allowFailures();
  const mend = await loseScripts(page);
  await page.goto('/modelos', { waitUntil: 'commit' });
  await hearts(page).first().click();
  await mend();
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toBe(1);
});
