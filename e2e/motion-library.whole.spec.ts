import type { Page } from '@playwright/test';
import { PREHOME_CLOSE_MS } from '../lib/domain/constants';
import { keepTalents, quoteOpener, trash } from './support/favorites';
import { PHONE, panel, shiftOf, watchLibrary } from './support/sheets';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';
import { touchWith } from './support/touch';

// The motion library (docs/decisions/dependencies.md) loads on demand, and never with reduced motion or Save-Data.
/** From now on the page notes elements that script moves: kind and properties. */
const noteMoved = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.isConnected && /^(LI|DIALOG|SECTION)$/.test(this.nodeName))
        moved.push(`${this.nodeName} ${Object.keys(Object(frames)).join()}`);
      return animate.call(this, frames, options);
    };
  });

const movedOf = (page: Page) => page.evaluate(() => window.moved);

test('cards close ranks when one of them is removed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const library = watchLibrary(page);
  await noteMoved(page);
  await keepTalents(page, 4);
  await trash(page).first().hover();
  await expect.poll(() => library.length).toBeGreaterThan(0);
  const second = page.getByRole('main').getByRole('article').nth(1);
  const from = await second.boundingBox();
  await trash(page).first().click();
  // the three that stay, by nothing but their transform
  await expect.poll(() => movedOf(page)).toEqual(Array(3).fill('LI transform'));
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  await expect.poll(() => first.getAttribute('style')).toBe('');
  expect((await first.boundingBox())?.x).toBeLessThan(from?.x ?? 0);
  await expect(trash(page).first()).toBeFocused();
});

test.describe('the intro', () => {
  const intro = (page: Page) => page.getByRole('dialog', { name: 'Abertura' });

  test('rises when it is closed', async ({ page }) => {
    await holdTimers(page, PREHOME_CLOSE_MS);
    await noteMoved(page);
    const library = watchLibrary(page);
    await page.goto('/');
    await expect.poll(() => library.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(intro(page)).toHaveCount(0);
    expect(await movedOf(page)).toEqual(['DIALOG transform', 'SECTION transform']);
  });

  test('fades where the library has not come', async ({ page, allowFailures }) => {
    allowFailures();
    await holdTimers(page, PREHOME_CLOSE_MS);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
    );
    await noteMoved(page);
    const library = watchLibrary(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await expect(intro(page)).toHaveCount(0);
    expect(await movedOf(page)).toEqual([]);
    expect(library).toEqual([]);
  });
});

/** Opens, closes and removes parts that the library moves elsewhere; returns the fetched parts of it. */
async function walkThrough(page: Page) {
  const library = watchLibrary(page);
  await keepTalents(page, 2);
  await trash(page).first().click();
  await quoteOpener(page).click();
  await expect(panel(page).getByLabel('Nome', { exact: true })).toBeVisible();
  await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  const finger = await touchWith(page);
  await finger.press({ x: 120, y: 40 });
  await finger.move({ y: 300 }, 120);
  expect(await shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  await finger.lift();
  await panel(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(panel(page)).toBeHidden();
  return library;
}

test.describe('the library', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('never comes, and nothing follows a finger', async ({ page }) => {
      expect(await walkThrough(page)).toEqual([]);
    });
  });

  test('never comes to those who asked for little data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    expect(await walkThrough(page)).toEqual([]);
  });

  test('is not fetched with a page that has nothing to move yet', async ({ page }) => {
    const library = watchLibrary(page);
    await page.goto('/modelos');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(library).toEqual([]);
  });

  test('waits for a hand on a slow line', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    );
    const library = watchLibrary(page);
    await keepTalents(page, 2);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(library).toEqual([]);
    await page.getByRole('main').getByRole('article').first().dispatchEvent('touchstart');
    await expect.poll(() => library.length).toBe(1);
  });
});
