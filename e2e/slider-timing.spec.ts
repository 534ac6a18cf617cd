import type { Page } from '@playwright/test';
import { PREHOME_CLOSE_MS } from '../lib/domain/constants';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

// How long slides take, as the browser runs them.

type Move = { slider: string; property: string; ms: number };

/** The page notes each transition of a slide, or of the track that holds them. */
async function noteMoves(page: Page): Promise<() => Promise<Move[]>> {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { slideMoves: moves });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.matches('.swiper-slide, .swiper-wrapper')) return;
      const slider = target.closest('section')?.getAttribute('aria-label') ?? '';
      for (const each of target.getAnimations())
        if (Reflect.get(each, 'transitionProperty') === propertyName)
          moves.push({
            slider,
            property: propertyName,
            ms: Number(each.effect?.getComputedTiming().duration),
          });
    });
  });
  return () => page.evaluate((): Move[] => Reflect.get(window, 'slideMoves'));
}

test('each slide of intro and home page gives way over 2,500 ms [S45.13 S168.2]', WHOLE, async ({ page }) => {
  const moves = await noteMoves(page);
  const of = async (slider: string) =>
    (await moves()).filter((each) => each.slider === slider && each.property === 'transform');
  await holdTimers(page, PREHOME_CLOSE_MS);
  await page.goto('/');
  await expect.poll(() => of(portuguese.Prehome.label), { timeout: 15_000 }).not.toHaveLength(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => of(portuguese.Home.slides), { timeout: 15_000 }).not.toHaveLength(0);
  const seen = [...(await of(portuguese.Prehome.label)), ...(await of(portuguese.Home.slides))];
  expect(new Set(seen.map(({ ms }) => ms))).toEqual(new Set([2_500]));
});

const carousel = (page: Page) => page.getByRole('region', { name: portuguese.Home.slides });
const place = async (page: Page) =>
  Number(
    (
      await carousel(page)
        .getByText(/^\d \/ \d$/)
        .textContent()
    )?.split(' / ')[0],
  );

test.describe('with a finger', WHOLE, () => {
  test.use({ hasTouch: true });

  test('the carousel follows a finger, and begins again after its last slide [S45.11 S45.12]', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Escape');
    await carousel(page).getByRole('button', { name: portuguese.Slider.pause }).click();
    const all = Number(
      (
        await carousel(page)
          .getByText(/^\d \/ \d$/)
          .textContent()
      )?.split(' / ')[1],
    );
    expect(all).toBeGreaterThan(1);
    const next = carousel(page).getByRole('button', { name: portuguese.Slider.next });
    const start = await place(page);
    for (let step = 1; step <= all; step += 1) {
      await next.click();
      await expect.poll(() => place(page)).toBe(((start - 1 + step) % all) + 1);
    }

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 450 }] });
    await touch('touchStart', 1_300);
    for (let x = 1_250; x >= 150; x -= 50) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => place(page)).toBe((start % all) + 1);
  });
});

for (const [width, details] of sampled([1_024, 1_023])) {
  test(
    `at ${width} px a gallery pages over 1,000 ms from 1,024 px on, and scrolls below [S66.15 S168.3]`,
    details,
    async ({ page }) => {
      const moves = await noteMoves(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/modelos');
      await page.getByRole('article').first().getByRole('link').click();
      const gallery = page.getByRole('tabpanel');
      await gallery.getByRole('button', { name: portuguese.Talent.next }).click();
      await expect(gallery.getByRole('status')).not.toHaveText(/^1/);
      const times = async () =>
        (await moves()).filter(({ property }) => property === 'transform').map(({ ms }) => ms);
      if (width < 1_024)
        await expect
          .poll(() =>
            gallery
              .getByRole('region')
              .first()
              .evaluate(({ scrollLeft }) => scrollLeft),
          )
          .toBeGreaterThan(0);
      // The browser tells of a move a frame after its words.
      await expect.poll(times).toEqual(width < 1_024 ? [] : [1_000]);
    },
  );
}
