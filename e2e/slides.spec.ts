import type { Page } from '@playwright/test';
import { PREHOME_CLOSE_MS } from '../lib/domain/constants';
import { expect, test } from './support/own-site-test';
import { sampled, WHOLE } from './support/sample';
import { holdTimers } from './support/timers';

// Slides [S45.1-15]: media by width, videos, and motion only with more than one slide.

const slide = { id: 1, slide_mobile: 'one.jpg', slide_desktop: 'one.jpg', alt: { pt: null, en: null } };
const one = { json: [slide] };
test.use({ services: { '/api/slides/': one, '/api/entities/': one } });

/** For each slide whether it shows its phone's medium; null if one picture serves both widths. */
const mediaOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).evaluate((slider) =>
    [...slider.querySelectorAll('figure[data-slide]')].map((slide) => {
      const source = slide.querySelector(':scope > picture source');
      if (source instanceof HTMLSourceElement)
        return window.matchMedia(source.media).matches ? 'wide' : 'phone';
      const [phone, wide] = slide.querySelectorAll<HTMLElement>(':scope > [data-kind]');
      const [hasPhone, hasWide] = [phone, wide].map(
        (each) => each && getComputedStyle(each).display !== 'none',
      );
      if (hasPhone === hasWide) return 'both or none';
      return hasPhone ? 'phone' : 'wide';
    }),
  );

for (const [[width, medium], details] of sampled([
  [649, 'phone'],
  [650, 'wide'],
] as const)) {
  test(
    `at ${width} px every slide shows its ${medium} medium, and videos play muted, looping and without controls [S45.5 S45.8 S45.9 S163.1 S174.1]`,
    details,
    async ({ page }) => {
      await page.goto('/');
      const videos = page.locator('video');
      expect(await videos.count()).toBeGreaterThan(0);
      const manners = () =>
        videos.evaluateAll((all: HTMLVideoElement[]) =>
          all.map(({ loop, controls, playsInline }) => ({ loop, controls, playsInline })),
        );
      for (const each of await manners())
        expect(each).toEqual({ loop: true, controls: false, playsInline: true });
      for (const text of await videos.allTextContents())
        expect(text).toBe('Seu navegador não suporta vídeos.');
      const playing = () =>
        videos.evaluateAll((all: HTMLVideoElement[]) =>
          all.filter((each) => !each.paused).map((each) => each.muted),
        );
      await expect.poll(playing, { timeout: 20_000 }).toContain(true);
      expect(await playing()).not.toContain(false);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/sobre']) {
        if (path !== '/') await page.goto(path);
        const media = await mediaOf(page, 'Imagens da agência');
        expect(media.length).toBeGreaterThan(1);
        expect(new Set(media)).toEqual(new Set([medium]));
      }
    },
  );
}

test.describe('a house with one slide each', WHOLE, () => {
  test('has nothing that moves by itself, follows a finger or needs a pause [S45.10-12]', async ({
    page,
    ownSite,
    allowFailures,
  }) => {
    allowFailures();
    await holdTimers(page, PREHOME_CLOSE_MS);
    await page.goto(ownSite);
    const intro = page.getByRole('dialog');
    await expect(intro.getByRole('button', { name: 'Pular' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(intro.getByRole('figure')).toHaveCount(1);
    await expect(intro.getByRole('button', { name: /Pausar|Reproduzir/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const carousel = page.getByRole('region', { name: 'Imagens da agência' });
    await carousel.hover();
    await expect(carousel.getByRole('button')).toHaveCount(0);
    // The slider library is not even there.
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  });
});
