import type { Locator, Page } from '@playwright/test';
import { sampled, WHOLE } from './support/sample';
import { forgetShifts, shiftsOf, watchShifts } from './support/shifts';
import { MODEL } from './support/talents';
import { expect, test } from './support/test';

// A profile shows each photograph whole, at its own ratio, as large as the screen allows.

const { path: PROFILE, photos, snaps, composites } = MODEL;
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const DESKTOP_PX = 1024;

/** Its box, of the screen below the header, and how far its ratio is from that of its file. */
const placeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isWhole = left >= -1 && right <= innerWidth + 1 && top >= header - 1 && bottom <= innerHeight + 1;
    return {
      isWhole,
      isNatural: Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) < 0.01,
      share: height / innerHeight,
    };
  });

/** A click may move the content below its target. */
async function forgetPressed(page: Page) {
  await shiftsOf(page);
  await forgetShifts(page);
}

async function galleriesOf(page: Page) {
  const tabs = page.getByRole('tab');
  await expect(tabs).not.toHaveCount(0);
  return tabs.all();
}

for (const [[width, height], details] of sampled(SIZES)) {
  test(
    `at ${width} × ${height} every photo can be seen whole, and nothing moves by itself`,
    details,
    async ({ page, allowFailures }) => {
      allowFailures();
      await page.setViewportSize({ width, height });
      // typefaces that come late move words by some pixels: e2e/layout-shifts.spec.ts
      await page.route('**/*.woff2', (route) => route.abort());
      await watchShifts(page);
      await page.goto(PROFILE);
      let seen = 0;
      for (const tab of await galleriesOf(page)) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        if (seen > 0) await forgetPressed(page);
        const pictures = page.getByRole('tabpanel').locator('img');
        for (const picture of await pictures.all()) {
          await picture.evaluate((image) =>
            image.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' }),
          );
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          await expect.poll(() => placeOf(picture)).toMatchObject({ isWhole: true, isNatural: true });
          // One of 16 to 9 is as wide as its column, and 0.58 of the smallest of these screens.
          if (width >= DESKTOP_PX) expect((await placeOf(picture)).share).toBeGreaterThan(0.55);
          seen += 1;
        }
        expect(await shiftsOf(page)).toEqual([]);
      }
      expect(seen).toBe(photos + snaps + composites);
    },
  );
}

test(
  'on a desktop a pair of portraits has one height and fills its column from edge to edge',
  WHOLE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PROFILE);
    const pictures = page.getByRole('tabpanel').locator('img');
    const [left, right] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
    expect(left?.height).toBeCloseTo(right?.height ?? 0, 0);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo((right?.x ?? 0) - 2, 0);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(1440, 0);
  },
);

test('on a phone the next photo peeks in, and one is on the screen', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PROFILE);
  const pictures = page.getByRole('tabpanel').locator('img');
  await expect(pictures.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(pictures.nth(1)).toBeInViewport();
  await expect(pictures.nth(1)).not.toBeInViewport({ ratio: 0.2 });
});
