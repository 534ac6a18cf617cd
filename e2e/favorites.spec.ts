import type { Page } from '@playwright/test';
import { TOAST_MS } from '../lib/domain/constants';
import { axe } from './support/axe';
import { holdScripts } from './support/delayed-scripts';
import { badge, hearts, openMore, trash } from './support/favorites';
import { mainOf } from './support/form-page';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

const toast = (page: Page, kind: 'success' | 'warning') =>
  page.locator(`[data-sonner-toast][data-type="${kind}"]`);

async function choose(page: Page, count: number) {
  await page.goto('/modelos');
  for (let index = 0; index < count; index += 1) await hearts(page).nth(index).click();
  await expect(badge(page, count)).toBeVisible();
}

test('hearts fill the favorites, trash empties them; of each talent the last word stands, and who is gone drops out by name [S10.1 S63.4 S63.6 S66.25 S69.4 S90.2 S103.1-5 S175.1]', async ({
  page,
}) => {
  await holdTimers(page, TOAST_MS);
  await choose(page, 1);
  await expect(toast(page, 'success')).toHaveText(/^.+ entrou nos favoritos$/);
  await hearts(page).nth(0).click();
  await expect(toast(page, 'warning')).toHaveText(/^.+ saiu dos favoritos$/);
  await expect(toast(page, 'success')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('{}');
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await badge(page, 2).click();
  await expect(page).toHaveURL(/\/favoritos$/);
  await expect(trash(page)).toHaveCount(2);
  await expect(page.getByText('2 talentos selecionados')).toBeVisible();
  await axe(page);

  const name = (await trash(page).first().getAttribute('aria-label'))?.replace(
    /^Remover | dos favoritos$/g,
    '',
  );
  await trash(page).first().click();
  await expect(page.getByText(`${name} saiu dos favoritos`)).toBeVisible();
  await expect(page.getByText('1 talento selecionado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(page.getByText('2 talentos selecionados')).toBeVisible();
  await expect(trash(page).first()).toHaveAccessibleName(`Remover ${name} dos favoritos`);
  await trash(page).first().click();
  await expect(page.getByText('1 talento selecionado')).toBeVisible();
  await expect(trash(page)).toBeFocused();

  await trash(page).click();
  await expect(page.getByText('Nenhum talento selecionado!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir orçamento' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nenhum talento selecionado!')).toBeVisible();
  await page.evaluate(() => {
    const gone = { id: 987654, name: 'Rita Que Saiu', section: 'models', gender: 'woman', cover: null };
    localStorage.setItem('favorites', JSON.stringify({ 987654: gone }));
  });
  await page.reload();
  await expect(page.getByText('Rita Que Saiu não está mais no site')).toBeVisible();
  await expect(trash(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('{}');
  await page.getByRole('main').getByRole('link', { name: 'Ver modelos' }).click();
  await expect(page).toHaveURL(/\/modelos$/);
});

test('nothing says "empty" before the storage is read [S90.3]', WHOLE, async ({ page }) => {
  await choose(page, 1);
  await page.addInitScript(() => {
    const look = () => {
      const titles = [...document.querySelectorAll('main p')];
      const isSeen = titles.some(
        (title) => title.textContent?.startsWith('Nenhum') && title.checkVisibility(),
      );
      if (isSeen) document.title = 'flash';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/favoritos');
  await expect(trash(page)).toHaveCount(1);
  await expect(page).not.toHaveTitle('flash');
});

test(
  'an empty page shows three faces, and a heart on one of them, pressed early, begins the selection',
  WHOLE,
  async ({ page }) => {
    const letIn = await holdScripts(page);
    await page.goto('/favoritos', { waitUntil: 'commit' });
    const faces = mainOf(page).locator('[data-empty]').getByRole('article');
    await expect(faces).toHaveCount(3);
    const name = (await faces.nth(1).getAttribute('aria-label')) ?? '';
    await faces.nth(1).getByRole('button').click();
    letIn();
    await expect(mainOf(page).getByRole('article')).toHaveCount(1);
    await expect(mainOf(page).getByRole('article', { name })).toBeVisible();
  },
);

test(
  'a card has the measures of today, and what was kept when the server does not answer',
  WHOLE,
  async ({ page, allowFailures }) => {
    allowFailures();
    await choose(page, 1);
    await page.goto('/favoritos');
    await expect(page.getByRole('article').getByText('Altura')).toHaveCount(1);
    await page.route('**/api/favorites/**', (route) => route.abort());
    const unanswered = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/favorites/'),
    );
    await page.reload();
    await unanswered;
    await expect(trash(page)).toHaveCount(1);
    await expect(page.getByRole('article').getByText('Altura')).toHaveCount(0);
  },
);

test('two tabs keep step', WHOLE, async ({ page, context }) => {
  await page.goto('/favoritos');
  const other = await context.newPage();
  await choose(other, 2);
  await expect(trash(page)).toHaveCount(2);
  await trash(page).first().click();
  await expect(badge(other, 1)).toBeVisible();
});

test('at 400 % zoom the bars hide nothing that has the focus', WHOLE, async ({ page }) => {
  await choose(page, 3);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/favoritos');
  await expect(trash(page)).toHaveCount(3);
  /** The name of the focused element, and whether a part of it is visible. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const there = document.elementFromPoint(left + width * across, top + height * down);
          return there !== null && element.contains(there);
        }),
      );
      return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', isSeen };
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(key);
      const { name, isSeen } = await focused();
      seen.push(name);
      await expect
        .poll(async () => (await focused()).isSeen, { message: `${key}: ${name} ${isSeen}` })
        .toBe(true);
    }
    expect(
      seen.some((name) => name.startsWith('Compartilhar')),
      seen.join(),
    ).toBe(true);
  }
});

test('more favorites than a PDF or ZIP holds: the page says how many', WHOLE, async ({ page, request }) => {
  const cardsOf = async (number: number) =>
    (await (await request.get(`/api/talents/pt/models/all/all/${number}`)).json()).cards;
  const cards: { favorite: { id: number } }[] = (await Promise.all([1, 2, 3].map(cardsOf))).flat();
  const kept = Object.fromEntries(cards.slice(0, 41).map(({ favorite }) => [favorite.id, favorite]));
  await page.goto('/modelos');
  await page.evaluate((favorites) => localStorage.setItem('favorites', favorites), JSON.stringify(kept));
  await page.goto('/favoritos');
  const words = page.getByText('PDF e ZIP levam até 40 talentos. Remova 1 para baixar a seleção.');
  await expect(words).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('link', { name: 'Seleção (PDF)' })).toHaveCount(0);
  await trash(page).first().click();
  await openMore(page);
  await expect(page.getByRole('link', { name: 'Seleção (PDF)' })).toBeVisible();
  await expect(words).toHaveCount(0);
});
