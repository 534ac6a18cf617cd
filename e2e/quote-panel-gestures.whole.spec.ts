import { quoteOpener } from './support/favorites';
import { openPanel, PHONE, panel, shiftOf } from './support/sheets';
import { expect, test } from './support/test';
import { touchWith } from './support/touch';

test.describe('the quote panel on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('is thrown shut by its head, by a flick', async ({ page }) => {
    await openPanel(page);
    const finger = await touchWith(page);
    // a busy machine may make a slow push of it, which comes back
    await expect(async () => {
      await finger.press({ x: 120, y: 40 });
      await finger.move({ y: 240 }, 60);
      await finger.lift();
      await expect(panel(page)).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(quoteOpener(page)).toBeFocused();
    await quoteOpener(page).click();
    await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  });

  test('is drawn shut by what it holds', async ({ page }) => {
    await openPanel(page);
    const finger = await touchWith(page);
    await finger.press({ x: 195, y: 140 });
    await finger.move({ y: 420 }, 200);
    await finger.lift();
    await expect(panel(page)).toBeHidden();
    await expect(quoteOpener(page)).toBeFocused();
  });

  test('follows the finger, and comes back from a short way', async ({ page }) => {
    await openPanel(page);
    const finger = await touchWith(page);
    await finger.press({ x: 120, y: 40 });
    await finger.move({ y: 200 }, 400);
    await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 200 });
    await finger.move({ y: -40 }, 200);
    await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 160 });
    await finger.lift();
    await expect(panel(page)).not.toHaveAttribute('data-held');
    await expect(panel(page)).toBeVisible();
    expect(await shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  test('scrolls what it holds, and is not taken away by the way back', async ({ page }) => {
    await openPanel(page);
    const content = panel(page).locator('> div').nth(1);
    const scrolled = () => content.evaluate(({ scrollTop }) => scrollTop);
    const finger = await touchWith(page);
    await finger.press({ x: 195, y: 200 });
    await finger.move({ y: -160 }, 300);
    await finger.lift();
    await expect.poll(scrolled).toBeGreaterThan(50);
    expect(await shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
    const before = await scrolled();
    await finger.press({ x: 370, y: 160 });
    await finger.move({ y: 400 }, 150);
    expect(await shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
    await finger.lift();
    await expect.poll(scrolled).toBeLessThan(before);
    await expect(panel(page)).toBeVisible();
  });

  test('goes by Esc while a finger holds it', async ({ page }) => {
    await openPanel(page);
    const finger = await touchWith(page);
    await finger.press({ x: 120, y: 40 });
    await finger.move({ y: 120 }, 200);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await finger.lift();
    await quoteOpener(page).click();
    await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  });
});

test('a mouse throws the quote panel by its head, and marks text in what it holds', async ({ page }) => {
  await openPanel(page);
  const drag = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 150, { steps: 5 });
    await page.mouse.move(x, y + 420, { steps: 5 });
    await page.mouse.up();
  };
  await drag(200, 200);
  expect(await shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  await drag(600, 60);
  await expect(panel(page)).toBeHidden();
  await expect(quoteOpener(page)).toBeFocused();
});
