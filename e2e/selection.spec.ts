import type { Page } from '@playwright/test';
import { TOAST_MS } from '../lib/domain/constants';
import { metaOf } from '../scripts/lib/elements.ts';
import { axe } from './support/axe';
import { hearts, keepTalents } from './support/favorites';
import { WHOLE } from './support/sample';
import { firstIds } from './support/talents';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';

const main = (page: Page) => page.getByRole('main');

test(
  'a shared selection opens the same talents for somebody else, who keeps them',
  WHOLE,
  async ({ page }) => {
    await holdTimers(page, TOAST_MS);
    const ids = firstIds(3);
    await page.goto(`/favoritos?ids=${ids.join(',')}`);
    await expect(main(page).getByRole('heading', { name: '3 talentos para você' })).toBeVisible();
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await expect(main(page).getByText('3 talentos selecionados')).toBeVisible();
    await expect(main(page).getByText('Nenhum talento selecionado!')).toHaveCount(0);
    await axe(page);

    await main(page).getByRole('button', { name: 'Guardar nos meus favoritos' }).click();
    await expect(page.getByText('A seleção entrou nos seus favoritos')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos, 3 talento/ })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Guardar nos meus favoritos' })).toHaveCount(0);

    await main(page).getByRole('link', { name: 'Ver os meus favoritos' }).click();
    await expect(page).toHaveURL(/\/favoritos$/);
    await expect(page.getByRole('button', { name: /^Remover .+ dos favoritos$/ })).toHaveCount(3);
    await page.goBack();
    await expect(main(page).getByRole('heading', { name: '3 talentos para você' })).toBeVisible();
  },
);

test('a quote is asked for the shared talents, not for the own favorites', WHOLE, async ({ page }) => {
  const ids = firstIds(2);
  await page.goto('/en/models');
  await hearts(page).nth(4).click();
  await page.goto(`/en/favorites?ids=${ids.join(',')}`);
  await expect(main(page).getByText('2 talents selected')).toBeVisible();
  await main(page).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
});

test('favorites are shared as a link with their ids', WHOLE, async ({ page, context, baseURL }) => {
  await holdTimers(page, TOAST_MS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepTalents(page, 2);
  await page.locator('summary', { hasText: 'Compartilhar' }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Copiar o link' }).click();
  await expect(page.getByText('Link copiado')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Compartilhar' })).toBeFocused();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${new URL(baseURL ?? '').origin}/favoritos\\?ids=\\d+,\\d+$`));
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(main(page).getByRole('article')).toHaveCount(2);
});

test('who has left is left out, and a selection of nobody says so', WHOLE, async ({ page }) => {
  const [id] = firstIds(1);
  await page.goto(`/favoritos?ids=${id},987654`);
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expect(
    page.getByText('1 talento do link não aparece: não está mais no site, ou o link chegou incompleto.'),
  ).toBeVisible();
  await page.goto('/favoritos?ids=987654');
  await expect(page.getByRole('heading', { name: 'Estes talentos não estão mais no site.' })).toBeVisible();
  await axe(page);
});

test('the language switch keeps the selection', WHOLE, async ({ page }) => {
  const ids = firstIds(2);
  await page.goto(`/favoritos?ids=${ids.join(',')}`);
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en/favorites\\?ids=${ids.join('(,|%2C)')}$`));
  await expect(main(page).getByRole('heading', { name: '2 talents for you' })).toBeVisible();
});

test('favorites without a selection stay the one cached page', async ({ request }) => {
  await request.get('/favoritos');
  for (const query of ['', '?utm_source=1', '?ids=x', '?title=x']) {
    const answer = await request.get(`/favoritos${query}`);
    expect(answer.headers()['x-nextjs-cache']).toBe('HIT');
    expect(metaOf(await answer.text(), 'robots')).toContain('noindex');
  }
});
