import { slugify } from '@passarela/contract/slug';
import type { Page } from '@playwright/test';
import { PREHOME_CLOSE_MS } from '../lib/domain/constants';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { CASTING } from '../panel/seed/data/casting';
import { SLIDES } from '../panel/seed/data/editorial';
import { axe } from './support/axe';
import { mainOf } from './support/form-page';
import { tellLine } from './support/line';
import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

const intro = (page: Page) => page.getByRole('dialog', { name: /^(Abertura|Intro)$/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The intro is modal once hydrated: only then the page behind is out of reach. */
const isModal = (page: Page) => intro(page).evaluate((dialog) => dialog.matches(':modal'));

/** The home page with its intro, which goes by itself after a while. */
async function openPassing(page: Page) {
  await page.goto('/');
  await expect.poll(() => isModal(page)).toBe(true);
}

/** The home page with its intro, which waits for the test. */
async function openHome(page: Page) {
  await holdTimers(page, PREHOME_CLOSE_MS);
  await openPassing(page);
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Imagens da agência' });
const position = (page: Page) => carousel(page).getByText(/^\d \/ \d$/);

/** Which slide it is, and of how many. */
const place = async (page: Page) => ((await position(page).textContent()) ?? '').split(' / ').map(Number);

test.describe('the intro', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['a click', (page) => page.mouse.click(400, 300)],
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['a scroll', (page) => page.mouse.wheel(0, 300)],
    ['a key', (page) => page.keyboard.press('ArrowDown')],
    ['Skip', (page) => page.getByRole('button', { name: 'Pular' }).click()],
    ['its own language', (page) => intro(page).getByRole('link', { name: 'Português' }).click()],
  ];
  for (const [[name, act], details] of sampled(ways)) {
    test(
      `closes on ${name}, and comes once in a session of a tab: not on the way back, nor after a reload [S16.1 S42.1 S45.1-3 S95.2]`,
      details,
      async ({ page }) => {
        const title = 'Agência de modelos e talentos desde 2001';
        await openHome(page);
        await act(page);
        await expect(intro(page)).toHaveCount(0);
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveURL(/\/$/);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Modelos' }).click();
        await expect(page).toHaveURL(/\/modelos$/);
        await page.getByRole('banner').getByRole('link', { name: 'Passarela', exact: true }).click();
        await expect(heading(page)).toHaveText(title);
        await expect(intro(page)).toHaveCount(0);
        await page.goBack();
        await expect(heading(page)).not.toHaveText(title);
        await page.goForward();
        await expect(heading(page)).toHaveText(title);
        await expect(intro(page)).toHaveCount(0);
        await page.reload();
        await expect(heading(page)).toBeVisible();
        await expect(intro(page)).toBeHidden();
        await page.mouse.wheel(0, 900);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      },
    );
  }

  test('closes on the other language, and speaks it', WHOLE, async ({ page }) => {
    await openHome(page);
    await intro(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(heading(page)).toHaveText('Model and talent agency since 2001');
    await expect(intro(page)).toHaveCount(0);
  });

  test('closes by itself after ten seconds; the carousel moves by itself, stops at a press, and is led by buttons and keys [S16.2 S45.10 S168.1]', async ({
    page,
  }) => {
    await page.clock.install();
    // the page looks at its own clock: some of the time has passed before the test can
    await page.addInitScript(() => {
      const { showModal, close } = HTMLDialogElement.prototype;
      let opened = 0;
      HTMLDialogElement.prototype.showModal = function () {
        opened = Date.now();
        showModal.call(this);
      };
      HTMLDialogElement.prototype.close = function (value) {
        Object.assign(window, { shownMs: Date.now() - opened });
        close.call(this, value);
      };
    });
    await openPassing(page);
    await page.clock.runFor(11_000);
    await expect(intro(page)).toBeHidden();
    const shownMs = await page.evaluate(() => Reflect.get(window, 'shownMs'));
    expect(shownMs).toBeGreaterThan(9_000);
    expect(shownMs).toBeLessThan(11_000);

    const [first = 0] = await place(page);
    await expect.poll(async () => (await place(page))[0]).not.toBe(first);
    await carousel(page).getByRole('button', { name: 'Pausar' }).click();
    await expect(carousel(page).getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    const [stopped = 0, all = 0] = await place(page);
    await carousel(page).getByRole('button', { name: 'Slide anterior' }).click();
    await expect.poll(() => place(page)).toEqual([stopped > 1 ? stopped - 1 : all, all]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place(page)).toEqual([stopped, all]);
    await page.clock.runFor(20_000);
    expect(await place(page)).toEqual([stopped, all]);
  });

  test('stays as long as it is paused', WHOLE, async ({ page }) => {
    await page.clock.install();
    await openPassing(page);
    await intro(page).getByRole('button', { name: 'Pausar' }).click();
    await page.clock.runFor(15_000);
    await expect(intro(page)).toBeVisible();
    await intro(page).getByRole('button', { name: 'Reproduzir' }).click();
    await page.clock.runFor(11_000);
    await expect(intro(page)).toBeHidden();
  });

  test(
    'is accessible, takes the focus, keeps it, and leaves the page to the keyboard',
    WHOLE,
    async ({ page }) => {
      await openHome(page);
      await expect(intro(page)).toBeFocused();
      await axe(page);
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        const isBehind = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(isBehind).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(intro(page)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
    },
  );

  test('holds the page still, and nothing moves when it goes', WHOLE, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) document.documentElement.dataset.shift = String(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openHome(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(intro(page)).toHaveCount(0);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
  });
});

/** The talents named by the home page's slides. */
const SEEN_IN_SLIDES = SLIDES.flatMap(({ type, source }) =>
  type === 'home' ? (CASTING[source]?.name ?? []) : [],
);
const [first = '', second = ''] = SEEN_IN_SLIDES;

test(
  'a slide names who is seen in it, and leads there; the next one names another',
  WHOLE,
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Escape');
    const name = carousel(page).getByRole('link');
    await carousel(page).getByRole('button', { name: 'Pausar' }).click();
    await expect(name).toHaveText(first);
    await carousel(page).getByRole('button', { name: 'Próximo slide' }).click();
    // The name before goes with its face, and may still be on its way.
    await expect(name.filter({ hasText: second })).toBeInViewport({ ratio: 1 });
    await name.filter({ hasText: second }).click();
    await expect(page).toHaveURL(new RegExp(`/modelos/\\d+/${slugify(second)}$`));
  },
);

type Box = { x: number; right: number; y: number; bottom: number };

/** Boxes of the slides' pictures and names as they stand at this moment, and how much of each picture is solid. */
const slidesNow = (page: Page) =>
  carousel(page).evaluate((slider) =>
    [...slider.querySelectorAll('figure')].map((figure) => {
      const boxOf = (element: Element | null): Box | null => {
        const box = element?.getBoundingClientRect();
        return box ? { x: box.x, right: box.right, y: box.y, bottom: box.bottom } : null;
      };
      return {
        opacity: getComputedStyle(figure).opacity,
        picture: boxOf(figure),
        name: boxOf(figure.querySelector('a')),
      };
    }),
  );

for (const [[width, height], details] of sampled([
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const))
  test(
    `at ${width} px the first picture is whole in the first screen, nothing lies on it, slides push each other, and photos follow [S16.3 S45.13 S45.14]`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.keyboard.press('Escape');
      await expect(intro(page)).toHaveCount(0);
      const picture = carousel(page).getByRole('img').first();
      await expect(picture).toBeInViewport({ ratio: 1 });
      const covered = await picture.evaluate((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
        return shares.flatMap((across) =>
          shares.flatMap((down) => {
            const top = document.elementFromPoint(x + width * across, y + height * down);
            return top === image ? [] : [`${across} ${down}: ${top?.outerHTML.slice(0, 60)}`];
          }),
        );
      });
      expect(covered).toEqual([]);
      const shade = await carousel(page).evaluate((slider) =>
        [slider, ...slider.querySelectorAll('*')].some((element) =>
          [undefined, '::before', '::after'].some((part) =>
            getComputedStyle(element, part).backgroundImage.includes('gradient'),
          ),
        ),
      );
      expect(shade).toBe(false);

      await test.step('no face lies on another, and each name stays under its own', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await carousel(page).getByRole('button', { name: portuguese.Slider.pause }).click();
        const [at = 0, all = 1] = await place(page);
        await carousel(page).getByRole('button', { name: portuguese.Slider.next }).click();
        await expect(position(page)).toHaveText(`${(at % all) + 1} / ${all}`);
        await page.evaluate(() => {
          for (const each of document.getAnimations()) {
            each.pause();
            each.currentTime = Number(each.effect?.getTiming().duration) / 2;
          }
        });
        const slides = await slidesNow(page);
        const boxes = slides.flatMap((each) => each.picture ?? []).toSorted((one, other) => one.x - other.x);
        expect(boxes.length).toBeGreaterThan(1);
        for (const [index, { right }] of boxes.entries())
          expect(right).toBeLessThanOrEqual((boxes[index + 1]?.x ?? right) + 1);
        for (const { opacity, picture: face, name } of slides) {
          expect(opacity).toBe('1');
          if (!name || !face) continue;
          expect(name.x).toBeGreaterThanOrEqual(face.x);
          expect(name.right).toBeLessThanOrEqual(face.right);
          expect(name.y).toBeGreaterThanOrEqual(face.bottom - 1);
        }
      });

      const feed = mainOf(page)
        .getByRole('heading', { name: portuguese.Feed.heading })
        .locator('xpath=ancestor::section[1]');
      const pictures = feed.getByRole('listitem').getByRole('link');
      expect(await pictures.count()).toBeGreaterThan(3);
      for (const each of await pictures.all())
        await expect(each).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\/p\//);
      const first = pictures.first().getByRole('img');
      await first.scrollIntoViewIfNeeded();
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const [above, below] = [await carousel(page).boundingBox(), await feed.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    },
  );

test.describe('with reduced motion', WHOLE, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and a press can start it', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await expect(intro(page).getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(position(page)).toHaveText(/^1 \//);
    await page.clock.runFor(20_000);
    await expect(position(page)).toHaveText(/^1 \//);
    await carousel(page).getByRole('button', { name: 'Reproduzir' }).click();
    await expect(position(page)).not.toHaveText(/^1 \//);
  });
});

test.describe('with reduced motion or little data', WHOLE, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the intro closes after ten seconds all the same; a pause of the visitor stops it [S45.4]', async ({
    page,
  }) => {
    await tellLine(page, { saveData: true, effectiveType: '4g' });
    await page.clock.install();
    await openPassing(page);
    await intro(page).getByRole('button', { name: 'Reproduzir' }).click();
    await intro(page).getByRole('button', { name: 'Pausar' }).click();
    await page.clock.runFor(15_000);
    await expect(intro(page)).toBeVisible();
    // as in a tab of its own: it comes once in each
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect.poll(() => isModal(page)).toBe(true);
    await page.clock.runFor(11_000);
    await expect(intro(page)).toBeHidden();
  });
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('everybody seen in the slides is named', WHOLE, async ({ page }) => {
    await page.goto('/en');
    const names = page.getByRole('main').getByRole('region').first().getByRole('link');
    await expect(names).toHaveText(SEEN_IN_SLIDES);
    await expect(names.first()).toHaveAttribute('href', new RegExp(`^/en/models/\\d+/${slugify(first)}$`));
  });

  test('the home page is there at once, with faces and ways', async ({ page }) => {
    await page.goto('/');
    await expect(intro(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Home/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pausar' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Conheça a agência' }).click();
    await expect(page).toHaveURL(/\/sobre$/);
    await expect(heading(page)).toHaveText('Sobre nós');
  });
});
