import type { Page } from '@playwright/test';
import { hearts } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { MODELS } from './support/talents';
import { expect, test } from './support/test';

declare global {
  interface Window {
    moved?: string[];
  }
}

/** Records all that moves for longer than the eye needs to see it. Pictures that wait to be loaded do not count. */
async function recordMotion(page: Page) {
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const each of target.getAnimations({ subtree: true })) {
        const name =
          each instanceof CSSAnimation ? each.animationName : String(Reflect.get(each, 'transitionProperty'));
        const ms = Number(each.effect?.getComputedTiming().duration);
        if (ms > 20 && !/later$/.test(name))
          notes.push(`${name} of ${target.outerHTML.slice(0, 80)}: ${ms} ms`);
      }
    };
    const notes: string[] = [];
    window.moved = notes;
    for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, note, true);
  });
}

const moved = (page: Page) => page.evaluate(() => window.moved);
const main = (page: Page) => page.getByRole('main');

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'sees none: intro, pages, cards, hearts, toasts, galleries, panel, menus, language',
    WHOLE,
    async ({ page }) => {
      await recordMotion(page);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Pular' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(
        await page
          .locator('video')
          .evaluateAll((all) => all.some((each) => !('paused' in each && each.paused))),
      ).toBe(false);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Modelos' }).click();
      await expect(page).toHaveURL(/\/modelos$/);
      await main(page).getByRole('article').first().hover();
      await hearts(page).first().click();
      await expect(page.getByText(/ entrou nos favoritos$/)).toBeVisible();
      await page.getByRole('banner').locator('summary', { hasText: 'Modelos' }).click();
      await page.keyboard.press('Escape');
      await main(page).getByRole('article').first().getByRole('link').click();
      await page.getByRole('button', { name: 'Próxima foto' }).click();
      await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(/^3/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Favoritos,/ })
        .click();
      await page.getByRole('button', { name: 'Pedir orçamento' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\/favorites$/);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByLabel('Open the menu').click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      expect(await moved(page)).toEqual([]);
    },
  );

  test('sees a still 404', WHOLE, async ({ page, allowFailures }) => {
    allowFailures(/status of 404/);
    await recordMotion(page);
    await page.goto('/nada');
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toEqual([]);
  });
});

test.describe('everybody else', () => {
  test('sees a page fade in over 0.8 s, what opens over 0.5 s, and the 404 walk on and on [S42.4 S42.5 S81.5]', async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/status of 404/);
    await recordMotion(page);
    await page.goto('/sobre');
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(() => moved(page)).toContainEqual(expect.stringMatching(/^page-in of .*: 800 ms$/));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Abrir o menu').click();
    await expect.poll(() => moved(page)).toContainEqual(expect.stringMatching(/fade-in of .*: 500 ms$/));
    await page.getByLabel('Fechar o menu').click();
    // the menu's entry is left before the address is
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/modelos');
    await main(page).getByRole('article').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Próxima foto' }).click();
    await expect.poll(() => moved(page)).toContainEqual(expect.stringMatching(/^transform of .*: 1000 ms$/));

    await page.goto('/nada');
    const walk = () =>
      page.evaluate(() =>
        document.getAnimations().map((each) => [each.playState, each.effect?.getTiming().iterations]),
      );
    await expect.poll(walk).toContainEqual(['running', Number.POSITIVE_INFINITY]);
  });
});

test(
  'a portrait alone travels from its card to its profile, whose links answer meanwhile',
  WHOLE,
  async ({ page }) => {
    await page.goto('/modelos');
    await untilHydrated(page);
    await page.evaluate(recordChanges);
    const card = main(page).getByRole('article').nth(2).getByRole('link');
    const id = /\/(\d+)\//.exec((await card.getAttribute('href')) ?? '')?.[1];
    await card.click();
    await expect(page).toHaveURL(new RegExp(`/modelos/${id}/`));
    const changes = () => page.evaluate(() => window.changes ?? []);
    await expect.poll(changes).toContainEqual(expect.stringContaining(`group(face-${id})`));
    const others = (await changes()).filter((each) => /^::view-transition-.* [1-9]/.test(each));
    expect(others.filter((each) => !each.includes(`(face-${id})`))).toEqual([]);
  },
);

for (const [from, path, link, name] of [
  [
    'from a comparison to its profile',
    `/comparar?ids=${MODELS[0]?.id},${MODELS[1]?.id}`,
    (page: Page) => page.getByRole('columnheader').first().getByRole('link').first(),
    `face-${MODELS[0]?.id}`,
  ],
  [
    'from the blog to its post',
    '/blog',
    (page: Page) => main(page).getByRole('article').nth(1).getByRole('link').first(),
    'post-',
  ],
] as const)
  test(`a picture travels ${from}`, WHOLE, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(recordChanges);
    const goal = (await link(page).getAttribute('href')) ?? '';
    await link(page).click();
    await expect(page).toHaveURL(goal);
    await expect
      .poll(() => page.evaluate(() => window.changes ?? []))
      .toContainEqual(expect.stringContaining(`group(${name}`));
  });

declare global {
  interface Window {
    changes?: string[];
  }
}

/** Run in the page: notes what is animated in each frame from now on: a part of a view transition, or an element. */
const recordChanges = () => {
  const seen = new Set<string>();
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      seen.add(`${effect.pseudoElement ?? effect.target?.tagName} ${effect.getTiming().duration}`);
    }
    window.changes = [...seen];
    requestAnimationFrame(look);
  };
  look();
};
