import type { Locator, Page } from '@playwright/test';
import { PREHOME_CLOSE_MS } from '../lib/domain/constants';
import { mainOf } from './support/form-page';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';
import { touchWith } from './support/touch';

// What moves by the motion library (docs/decisions/chosen-stack.md): sheets that are thrown shut, cards that close ranks, the
// intro that rises. It is fetched when it is needed, and never by those who want no motion or little data.

const PHONE = { width: 390, height: 844 };
const panel = (page: Page) => page.getByRole('dialog', { name: 'Solicitar orçamento' });
const opener = (page: Page) => page.getByRole('button', { name: 'Solicitar orçamento' });
const trash = (page: Page) => page.getByRole('button', { name: /^Remover .+ dos favoritos$/ });

/** How far an element stands from its place, in pixels to the right and downwards. */
const shiftOf = (element: Locator) =>
  element.evaluate((each) => {
    const { e, f } = new DOMMatrix(getComputedStyle(each).transform);
    return { x: Math.round(e), y: Math.round(f) };
  });

/** Writes down which scripts that the page gets hold the library. */
function watchLibrary(page: Page) {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/_next/static/chunks/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('dataset.held')) found.push(response.url());
  });
  return found;
}

/** From now on the page notes what is moved by script: which kind of element, and which of its properties. */
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

async function chooseTalents(page: Page, count: number) {
  await page.goto('/modelos');
  const hearts = mainOf(page).getByRole('button', { name: /aos favoritos$/ });
  for (let index = 0; index < count; index += 1) await hearts.nth(index).click();
  await page.goto('/favoritos');
  await expect(trash(page)).toHaveCount(count);
}

/** The open panel, at its place and ready to be taken. */
async function openPanel(page: Page) {
  await chooseTalents(page, 1);
  await opener(page).click();
  await expect(panel(page)).toHaveAttribute('data-sheet', 'y');
  await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  await expect(panel(page).getByLabel('Nome', { exact: true })).toBeVisible();
}

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
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  });

  test('is drawn shut by what it holds', async ({ page }) => {
    await openPanel(page);
    const finger = await touchWith(page);
    await finger.press({ x: 195, y: 140 });
    await finger.move({ y: 420 }, 200);
    await finger.lift();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
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
    await opener(page).click();
    await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  });
});

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
  await expect(opener(page)).toBeFocused();
});

test('cards close ranks when one of them is removed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const library = watchLibrary(page);
  await noteMoved(page);
  await chooseTalents(page, 4);
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

/** Opens, closes and removes what moves by the library elsewhere; answers what was fetched of it. */
async function walkThrough(page: Page) {
  const library = watchLibrary(page);
  await chooseTalents(page, 2);
  await trash(page).first().click();
  await opener(page).click();
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
    await chooseTalents(page, 2);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(library).toEqual([]);
    await page.getByRole('main').getByRole('article').first().dispatchEvent('touchstart');
    await expect.poll(() => library.length).toBe(1);
  });
});
