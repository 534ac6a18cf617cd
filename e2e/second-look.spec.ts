import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated';
import { MODELS } from './support/talents';
import { expect, test } from './support/test';
import { touchWith } from './support/touch';

// A card shows the picture that the profile opens with, over its cover, to who looks twice (docs/identity.md).

/** By the demo's rule (panel/seed/seed.ts): every second talent's profile opens with the cover. */
const first = (fits: (id: number) => boolean) => {
  const found = MODELS.slice(0, 12).find(({ id, photos }) => photos > 1 && fits(id));
  if (!found) throw new Error('The demo has no such talent');
  return found;
};
const WITH_SECOND = first((id) => id % 2 !== 0);
const WITHOUT = first((id) => id % 2 === 0);

const OTHER = first((id) => id % 2 !== 0 && id !== WITH_SECOND.id);

const linkTo = (page: Page, { id }: { id: number }) =>
  page.getByRole('main').getByRole('article').locator(`a[href*="/${id}/"]`);
const second = (link: Locator) => link.locator('img[data-is-loaded]');

/** The share of the second picture that is seen; 0 without one. */
const seen = async (link: Locator) => {
  const all = await second(link).evaluateAll((found) => found.map((each) => getComputedStyle(each).opacity));
  return Number(all[0] ?? 0);
};

async function openList(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/modelos');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return { asked, link: linkTo(page, WITH_SECOND) };
}

const pointOn = (link: Locator) =>
  link.boundingBox().then((box) => ({ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 80 }));

test('a mouse or the focus on a card fetches and shows the second picture, without layout, and the cover comes back; not to who wants no motion or saves data, nor once it is withdrawn', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/410/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { asked, link } = await openList(page);
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(await second(link).count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  const place = await link.boundingBox();
  await link.hover();
  await expect.poll(() => seen(link)).toBe(1);
  expect(await link.boundingBox()).toEqual(place);
  const file = new URL(await second(link).evaluate((image: HTMLImageElement) => image.currentSrc))
    .searchParams;
  const pictures = new Set(asked.filter((url) => url.includes(file.get('url') ?? '-')));
  expect(pictures.size, 'the file that the profile needs anyway').toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => seen(link)).toBe(0);
  await linkTo(page, WITHOUT).hover();
  await page.waitForLoadState('networkidle');
  expect(await second(linkTo(page, WITHOUT)).count()).toBe(0);

  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect.poll(() => seen(link)).toBe(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => seen(link)).toBe(0);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const another = linkTo(page, OTHER);
  await another.hover();
  await page.waitForLoadState('networkidle');
  expect(await second(another).count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'connection'));
  await page.route('**/_next/image?**', (route) => route.fulfill({ status: 410, body: '' }));
  const refused = page.waitForResponse((response) => response.status() === 410);
  await another.hover();
  await refused;
  await expect(second(another)).toHaveAttribute('data-is-loaded', 'false');
  expect(await seen(another)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that scrolls shows nothing, a tap opens the profile without it; a resting thumb shows it and opens nothing, the next tap opens, a touch elsewhere takes it away', async ({
    page,
  }) => {
    const { link } = await openList(page);
    await link.scrollIntoViewIfNeeded();
    const touch = await touchWith(page);
    await touch.press(await pointOn(link));
    await touch.move({ y: -120 }, 100);
    await page.waitForTimeout(400);
    expect(await second(link).count()).toBe(0);
    await touch.lift();
    await page.evaluate(() => {
      const note = () => Object.assign(window, { secondLooks: 1 });
      new MutationObserver(
        (all) =>
          all.some(({ addedNodes }) =>
            [...addedNodes].some((node) => node instanceof HTMLImageElement && node.dataset.isLoaded),
          ) && note(),
      ).observe(document.body, { subtree: true, childList: true });
    });
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`/modelos/${WITH_SECOND.id}/`));
    expect(await page.evaluate(() => 'secondLooks' in window)).toBe(false);

    await page.goto('/modelos');
    await untilHydrated(page);
    await link.scrollIntoViewIfNeeded();
    const at = await pointOn(link);
    await touch.press(at);
    await expect.poll(() => seen(link)).toBe(1);
    await touch.lift();
    await expect(page).toHaveURL(/\/modelos$/);
    expect(await seen(link)).toBe(1);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => seen(link)).toBe(0);
    await touch.press(at);
    await expect.poll(() => seen(link)).toBe(1);
    await touch.lift();
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`/modelos/${WITH_SECOND.id}/`));
  });
});
