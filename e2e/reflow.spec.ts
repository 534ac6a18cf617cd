import type { Page } from '@playwright/test';
import { brokenWordsInPage } from './support/broken-words';
import { siteIn } from './support/contrast/site';
import { untilHydrated } from './support/hydrated';
import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';

// A page enlarged to 400 % on a desk has a window of 320 × 256 (WCAG 1.4.10): no page is wider, no word breaks
// that fits a line, and fixed bars leave room. Words of 40 letters are in long-words.whole.spec.ts, letters of 200 % in
// large-text.spec.ts.
test.use({ viewport: { width: 320, height: 256 } });

const KINDS = [
  ...(['home', 'list', 'find', 'about', 'contact', 'favorites', 'be-a-model'] as const),
  ...(['blog', 'post', 'privacy', 'missing', 'profile', 'selection', 'compare'] as const),
];

/** The intro of the home page hears Escape from some moment on. */
const closeDialogs = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return page.getByRole('dialog').count();
    })
    .toBe(0);

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The share of the window's height that bars at its edges cover, whatever is scrolled. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' });
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
      return (
        /sticky|fixed/.test(position) &&
        isAtEdge &&
        height > 0 &&
        width > innerWidth / 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    });
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
  });

for (const [kind, details] of sampled(KINDS))
  test(
    `${kind}: nothing is lost in a window of 320 × 256`,
    details,
    async ({ page, baseURL, allowFailures }) => {
      allowFailures();
      const { path } = await siteIn('pt', baseURL ?? '');
      await page.goto(path(kind));
      await untilHydrated(page);
      await closeDialogs(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await widthOf(page)).toBe(320);
      expect(await page.evaluate(brokenWordsInPage, 0)).toEqual([]);
      expect(await coveredShare(page)).toBeLessThanOrEqual(0.3);
    },
  );

test(
  'the photographs of a profile are as high as what the bar leaves of the window',
  WHOLE,
  async ({ page, baseURL }) => {
    const { path } = await siteIn('pt', baseURL ?? '');
    await page.goto(path('profile'));
    const photo = page.getByRole('main').locator('a[data-viewed] img').first();
    await photo.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(150);
    expect(width).toBeGreaterThanOrEqual(100);
  },
);
