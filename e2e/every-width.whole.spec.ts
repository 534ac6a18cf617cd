import type { Page } from '@playwright/test';
import { brokenWordsInPage } from './support/broken-words';
import { siteIn } from './support/contrast/site';
import { keepTalents } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

// Every kind of screen at every width, in letters of the usual size and twice as large, as the settings of a browser
// make them: no page is wider than its window, no short word breaks inside, no control lies under another, and a bar
// at the lower edge is one row of usual letters.
const KINDS = [
  ...(['home', 'list', 'find', 'about', 'contact', 'favorites', 'be-a-model'] as const),
  ...(['blog', 'post', 'privacy', 'missing', 'profile', 'selection', 'compare'] as const),
];
const WIDTHS = [320, 360, 375, 390, 430, 768, 820, 1024, 1440, 1920, 2560];
const USUAL_PX = 16;
/** Letters of a word that breaks nowhere. */
const SHORT = 9;

/** Runs in the page: controls whose middle another one covers. */
function coveredInPage(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const nameOf = (element: Element) =>
    `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
  const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter((each) => isSeen(each) && !each.closest('[inert], [aria-hidden="true"], [tabindex="-1"]'))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const cover = (each: Element) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = each.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    const by = on?.closest('a, button, summary, label, input') ?? on;
    const isOwn = !by || by.contains(each) || each.contains(by);
    return isOwn || (by instanceof HTMLLabelElement && by.control === each)
      ? []
      : [`${nameOf(each)} is under ${nameOf(by)}`];
  };
  const found = controls.flatMap(({ each }) => cover(each));
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(found)];
}

/** Runs in the page: the height of a bar at the lower edge in rows of a thumb's size. */
function barHeightInPage(): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    const isBar = /sticky|fixed/.test(getComputedStyle(element).position) && width > innerWidth / 2;
    return isBar && Math.abs(bottom - innerHeight) < 1 && height > 0 && height < innerHeight / 2;
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().height));
}

async function enlarge(page: Page, share: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_PX * share } });
}

for (const share of [1, 2])
  for (const kind of KINDS)
    test(`${kind} fits at every width, letters of ${share * 100} %`, async ({
      page,
      baseURL,
      allowFailures,
    }) => {
      allowFailures();
      const { path } = await siteIn('pt', baseURL ?? '');
      if (kind === 'favorites') await keepTalents(page, 2);
      await enlarge(page, share);
      await page.goto(path(kind));
      await untilHydrated(page);
      await page.keyboard.press('Escape');
      await page.evaluate(() => document.fonts.ready);
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const found = [
          ...(wide > width ? [`${wide} px wide`] : []),
          ...(await page.evaluate(brokenWordsInPage, SHORT)),
          ...(await page.evaluate(coveredInPage)),
          ...(share === 1 && (await page.evaluate(barHeightInPage)) > 100 ? ['a bar of two rows'] : []),
        ];
        faults.push(...found.map((fault) => `${width}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

test('letters twice as large break no toast: its button goes below its text', async ({ page }) => {
  for (const [width, share] of [
    [320, 1],
    [360, 1],
    [390, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await enlarge(page, 1);
    await keepTalents(page, 1);
    await enlarge(page, share);
    await page.reload();
    await page.getByRole('button', { name: /^Remover .+ dos favoritos$/ }).click();
    const undo = page.getByRole('button', { name: 'Desfazer' });
    await expect(undo).toBeVisible();
    expect(await page.evaluate(brokenWordsInPage, 0)).toEqual([]);
    const lines = await undo.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px, ${share * 100} %`).toBe(1);
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the way to a quote is outlined as a button', async ({ page, baseURL }) => {
    const { path } = await siteIn('pt', baseURL ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path('profile'));
    const ask = page.getByRole('link', { name: 'Pedir orçamento' }).filter({ visible: true }).first();
    expect(await ask.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe('0px');
  });
});
