import type { Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { holdScripts, loseScripts } from './support/delayed-scripts';
import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { MODEL, modelWith, profilePath } from './support/talents';
import { expect, test } from './support/test';
import { touchWith } from './support/touch';

// Each photo of a profile opens over the whole window, at its own address.

const { path: PROFILE, photos: PHOTOS, snaps: SNAPS } = MODEL;
const words = portuguese.Viewer;

const viewer = (page: Page, n: number, total = PHOTOS, gallery = 'Book') =>
  page.getByRole('dialog', {
    name: words.photo.replace('{gallery}', gallery).replace('{n}', `${n}`).replace('{total}', `${total}`),
  });
const photo = (page: Page, n: number) => page.locator(`#book-${n}`);
const picture = (page: Page) => page.locator('dialog img').filter({ visible: true });
const scaleOf = (page: Page, n: number) =>
  page
    .locator('dialog img')
    .nth(n === 1 ? 0 : 1)
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

test('by mouse: a photo opens, the arrows move on, Close gives the focus to the photo seen last', async ({
  page,
}) => {
  await page.goto(PROFILE);
  await photo(page, 1).click();
  await expect(viewer(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/#book-1$/);
  await expect(viewer(page, 1).getByRole('button', { name: words.previous })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('dialog').getByRole('button', { name: words.next }).click();
  await expect(viewer(page, 2)).toBeVisible();
  await expect(page).toHaveURL(/#book-2$/);
  const heart = page.getByRole('dialog').getByRole('button', { name: /favoritos/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: words.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PROFILE);
  await expect(photo(page, 2)).toBeFocused();
});

test('by keys: Enter opens, arrows, End and Home move, Esc closes', WHOLE, async ({ page }) => {
  await page.goto(PROFILE);
  await photo(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page, 1)).toBeVisible();
  for (const [key, n] of [
    ['ArrowRight', 2],
    ['End', PHOTOS],
    ['ArrowRight', PHOTOS],
    ['ArrowLeft', PHOTOS - 1],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer(page, n)).toBeVisible();
  }
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page, 1)).toBeCloseTo(1.5);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(page, 1)).toBe(1);
  // the focus goes round inside
  for (let tabs = 0; tabs < 8; tabs += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
    /DIALOG|BODY/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photo(page, 1)).toBeFocused();
});

test('Back closes it, an address opens it, in its own gallery too', WHOLE, async ({ page }) => {
  await page.goto(PROFILE);
  await photo(page, 1).click();
  await expect(viewer(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page, 2)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PROFILE);
  await expect(photo(page, 2)).toBeFocused();
  await page.goto('about:blank');
  await page.goto(`${PROFILE}#snap-1`);
  await expect(viewer(page, 1, SNAPS, 'Snaps')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('tab', { name: 'Snaps' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#snap-1')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test(
    'closed after a change of tab, the page stays where it was, at the photo seen last',
    WHOLE,
    async ({ page }) => {
      await page.goto(PROFILE);
      await untilHydrated(page);
      for (const tab of ['Snaps', 'Book']) await page.getByRole('tab', { name: tab }).click();
      await photo(page, 1).click();
      await expect(viewer(page, 1)).toBeVisible();
      const top = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('ArrowRight');
      await expect(viewer(page, 2)).toBeVisible();
      await page.getByRole('button', { name: words.close }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const count = page.getByRole('tabpanel', { name: 'Book' }).getByRole('status');
      await expect(count).toHaveText(new RegExp(`^2.* / ${PHOTOS}$`));
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(8);
    },
  );
});

test('a double click and the wheel enlarge a photo, and its large file comes', WHOLE, async ({ page }) => {
  await page.goto(PROFILE);
  await photo(page, 1).click();
  await expect(viewer(page, 1)).toBeVisible();
  await expect.poll(() => scaleOf(page, 1)).toBe(1);
  await picture(page).first().dblclick();
  await expect.poll(() => scaleOf(page, 1)).toBeCloseTo(2.5);
  await expect
    .poll(() =>
      picture(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    )
    .toContain('w=1920');
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => scaleOf(page, 1)).toBe(1);
});

test('the address of a photo is shared', WHOLE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PROFILE}#book-3`);
  await viewer(page, 3).getByRole('button', { name: words.share }).click();
  await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${PROFILE}#book-3$`));
});

test('the viewer is without fault in both languages', WHOLE, async ({ page }) => {
  await page.goto(`${PROFILE}#book-1`);
  await expect(viewer(page, 1)).toBeVisible();
  await axe(page);
  await page.goto(`${profilePath(MODEL, 'en')}#book-2`);
  await expect(page.getByRole('dialog', { name: `Book, photo 2 of ${PHOTOS}` })).toBeVisible();
  await expect(page.getByRole('button', { name: english.Viewer.close })).toBeVisible();
});

test('a video opens in the viewer, and its player goes with it', WHOLE, async ({ page }) => {
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto(modelWith(({ videos }) => videos.length > 0).path);
  await page.getByRole('tab', { name: 'Vídeos' }).click();
  await page.getByRole('link', { name: /Assistir ao vídeo 1/ }).click();
  await expect(page.getByRole('dialog', { name: /^Vídeos, vídeo 1 de/ }).locator('iframe')).toBeVisible();
  await expect(page).toHaveURL(/#video-1$/);
  await page.getByRole('button', { name: words.close }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a photo that is pressed before the script came opens when it comes', WHOLE, async ({ page }) => {
  const letIn = await holdScripts(page);
  await page.goto(PROFILE, { waitUntil: 'commit' });
  await photo(page, 1).click();
  letIn();
  await expect(viewer(page, 1)).toBeVisible();
});

test(
  'where the viewer does not load, a photo leads to its large file',
  WHOLE,
  async ({ page, allowFailures }) => {
    allowFailures();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
    );
    await page.goto(PROFILE);
    await untilHydrated(page);
    await loseScripts(page);
    await photo(page, 1).click();
    await expect(page).toHaveURL(/_next\/image\?.*w=1920/);
  },
);

test.describe('with reduced motion', WHOLE, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing glides', async ({ page }) => {
    await page.goto(PROFILE);
    await photo(page, 1).click();
    await expect(viewer(page, 1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page, 2)).toBeVisible();
    const moving = await page
      .locator('dialog')
      .evaluate(
        (dialog) =>
          dialog
            .getAnimations({ subtree: true })
            .filter((each) => Number(each.effect?.getComputedTiming().duration) > 1).length,
      );
    expect(moving).toBe(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`by touch at ${width} × ${height}`, WHOLE, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a tap opens, a swipe moves on, two fingers enlarge, a pull closes', async ({ page }) => {
      await page.goto(PROFILE);
      await photo(page, 1).tap();
      await expect(viewer(page, 1)).toBeVisible();
      await expect.poll(() => picture(page).first().boundingBox()).toMatchObject({ width, height });
      const finger = await touchWith(page);
      const middle = { x: width / 2, y: height / 2 };
      const drag = async (by: { x?: number; y?: number }) => {
        await finger.press(middle);
        await finger.move(by, 150);
        await finger.lift();
      };
      await drag({ x: -width * 0.4 });
      await expect(viewer(page, 2)).toBeVisible();
      await drag({ x: width * 0.4 });
      await expect(viewer(page, 1)).toBeVisible();
      await expect.poll(() => picture(page).first().boundingBox()).toMatchObject({ x: 0, y: 0 });
      const session = await page.context().newCDPSession(page);
      const two = (apart: number) => [
        { x: middle.x - apart, y: middle.y, id: 0 },
        { x: middle.x + apart, y: middle.y, id: 1 },
      ];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: two(30) });
      for (const apart of [40, 50, 60])
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: two(apart) });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => scaleOf(page, 1)).toBeCloseTo(2, 0);
      await page.touchscreen.tap(middle.x, middle.y);
      await page.touchscreen.tap(middle.x, middle.y);
      await expect.poll(() => scaleOf(page, 1)).toBe(1);
      await drag({ y: height * 0.4 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(photo(page, 1)).toBeFocused();
    });
  });
}
