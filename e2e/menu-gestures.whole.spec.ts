import type { Page } from '@playwright/test';
import { shiftOf, watchLibrary } from './support/sheets';
import { expect, test } from './support/test';
import { touchWith } from './support/touch';

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 500 }, hasTouch: true });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const overlay = (page: Page) => menu(page).locator('xpath=..');
  const toggle = (page: Page) => page.getByRole('banner').getByLabel(/^(Abrir|Fechar) o menu$/);

  /** The menu, open and ready to be taken. */
  async function openMenu(page: Page) {
    await page.goto('/sobre');
    await toggle(page).click();
    await expect(overlay(page)).toHaveAttribute('data-sheet', 'x');
  }

  test('is thrown to the right', async ({ page }) => {
    await openMenu(page);
    const finger = await touchWith(page);
    // a busy machine may make a slow push of it, which comes back
    await expect(async () => {
      await finger.press({ x: 60, y: 220 });
      await finger.move({ x: 140, y: 10 }, 60);
      await finger.lift();
      await expect(menu(page)).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(page).toHaveURL(/\/sobre$/);
    await expect(toggle(page)).toBeFocused();
    await expect(page.locator('#main')).not.toHaveAttribute('inert');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await shiftOf(overlay(page))).toEqual({ x: 0, y: 0 });
  });

  test('follows the finger, comes back, and its links are links', async ({ page }) => {
    await openMenu(page);
    const finger = await touchWith(page);
    await finger.press({ x: 60, y: 220 });
    await finger.move({ x: 120 }, 300);
    await expect.poll(() => shiftOf(overlay(page))).toEqual({ x: 120, y: 0 });
    await finger.move({ x: -30 }, 200);
    await finger.lift();
    await expect(overlay(page)).not.toHaveAttribute('data-held');
    expect(await shiftOf(overlay(page))).toEqual({ x: 0, y: 0 });
    await expect(page).toHaveURL(/\/sobre$/);
    await menu(page).getByRole('link', { name: 'Blog' }).tap();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('scrolls under a finger that goes up and down', async ({ page }) => {
    await openMenu(page);
    const finger = await touchWith(page);
    await finger.press({ x: 200, y: 400 });
    await finger.move({ x: 20, y: -200 }, 200);
    await finger.lift();
    await expect.poll(() => overlay(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20);
    expect(await shiftOf(overlay(page))).toEqual({ x: 0, y: 0 });
    await expect(menu(page)).toBeVisible();
  });

  test('a mouse throws it too, and follows no link on the way', async ({ page }) => {
    await openMenu(page);
    const link = await menu(page).getByRole('link').first().boundingBox();
    await page.mouse.move((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((link?.x ?? 0) + 100, (link?.y ?? 0) + 22, { steps: 5 });
    await page.mouse.move((link?.x ?? 0) + 280, (link?.y ?? 0) + 22, { steps: 5 });
    await page.mouse.up();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/sobre$/);
  });

  test('stays where it is with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const library = watchLibrary(page);
    await page.goto('/sobre');
    await toggle(page).click();
    const finger = await touchWith(page);
    await finger.press({ x: 160, y: 220 });
    await finger.move({ x: 60 }, 100);
    expect(await shiftOf(overlay(page))).toEqual({ x: 0, y: 0 });
    await finger.lift();
    await expect(menu(page)).toBeVisible();
    expect(library).toEqual([]);
  });
});
