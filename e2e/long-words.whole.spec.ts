import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { siteIn } from './support/contrast/site';
import { keepTalents, quoteOpener } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { lengthenWords, longWordsIn } from './support/long-words';
import { expect, test } from './support/test';

// A word of 40 letters in any text of a service (name, caption, tag, biography, title, button): no page is wider
// than its window, nothing is cut off, no word breaks that fits a line.
const KINDS = [
  ...(['home', 'list', 'find', 'about', 'contact', 'be-a-model', 'blog', 'post'] as const),
  ...(['privacy', 'missing', 'profile', 'selection', 'compare'] as const),
];
const ROWS = KINDS.flatMap((kind) => [320, 390].map((width) => ({ kind, width })));

async function expectFits(page: Page) {
  expect(await lengthenWords(page)).toBeGreaterThan(0);
  expect(await longWordsIn(page)).toEqual({ tooWide: 0, cutOff: [], broken: [] });
}

for (const { kind, width } of ROWS)
  test(`${kind} holds words of 40 letters at ${width} px`, async ({ page, baseURL, allowFailures }) => {
    allowFailures();
    await page.setViewportSize({ width, height: 640 });
    const { path } = await siteIn('pt', baseURL ?? '');
    await page.goto(path(kind));
    await page.keyboard.press('Escape');
    await untilHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await expectFits(page);
  });

type State = {
  name: string;
  open: (page: Page, path: (kind: 'list' | 'profile') => string) => Promise<void>;
};
const STATES: State[] = [
  {
    name: 'the menu',
    open: async (page, path) => {
      await page.goto(path('list'));
      await untilHydrated(page);
      await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
    },
  },
  {
    name: 'the search',
    open: async (page, path) => {
      await page.goto(path('list'));
      await untilHydrated(page);
      await page.getByRole('link', { name: portuguese.Find.label }).filter({ visible: true }).first().click();
      await page.getByRole('dialog').getByRole('combobox').fill('a');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the viewer',
    open: async (page, path) => {
      await page.goto(path('profile'));
      await untilHydrated(page);
      await page.getByRole('main').locator('a[data-viewed]').filter({ visible: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a toast',
    open: async (page, path) => {
      await page.goto(path('list'));
      await untilHydrated(page);
      await page.getByRole('main').getByRole('article').getByRole('button').first().click();
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    },
  },
  {
    name: 'arranging favorites',
    open: async (page) => {
      await keepTalents(page, 3);
      await page.getByRole('button', { name: 'Organizar' }).click();
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'the quote',
    open: async (page) => {
      await keepTalents(page, 2);
      await quoteOpener(page).click();
      await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
    },
  },
];

for (const { state, width } of STATES.flatMap((state) => [320, 390].map((width) => ({ state, width }))))
  test(`${state.name} holds words of 40 letters at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 640 });
    const { path } = await siteIn('pt', baseURL ?? '');
    await state.open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await expectFits(page);
  });
