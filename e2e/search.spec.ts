import { fold } from '@passarela/contract/slug';
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { WHOLE } from './support/sample';
import { firstName, MODELS, modelWith } from './support/talents';
import { expect, test } from './support/test';

const startsOf = (name: string) => fold(name).split(' ');
const TYPED_CHARS = 3;
const typedOf = (name: string) => fold(name).slice(0, TYPED_CHARS);
const foundBy = (typed: string) =>
  MODELS.filter(({ name }) => startsOf(name).some((word) => word.startsWith(typed))).length;

/** A first name with an accent, and its typed beginning: another name begins so too. */
const ACCENTED = firstName(
  modelWith((talent) => {
    const name = firstName(talent);
    return fold(name) !== name.toLowerCase() && name.length > TYPED_CHARS && foundBy(typedOf(name)) > 1;
  }),
);

const open = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Buscar talento' }).click();
  await expect(page.getByRole('combobox', { name: 'Nome, cor ou habilidade' })).toBeFocused();
};
const rows = (page: Page) => page.getByRole('option');

test('the search in the bar knows faces while a name is typed; keys choose one', async ({ page }) => {
  await page.goto('/sobre');
  await open(page);
  const field = page.getByRole('combobox', { name: 'Nome, cor ou habilidade' });
  await field.pressSequentially(typedOf(ACCENTED));
  await expect(rows(page).filter({ hasText: ACCENTED }).first()).toBeVisible();
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(1);
  await expect(page.getByRole('status').filter({ hasText: `Nomes: ${count}` })).toHaveCount(1);
  for (const face of await rows(page).getByRole('presentation').all())
    await expect(face).toHaveJSProperty('complete', true);
  await axe(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = rows(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  const address = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Ctrl K opens it, Enter opens the list, Escape gives the focus back', WHOLE, async ({ page }) => {
  await page.goto('/en/blog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Once: a second press before hydration follows the link.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('lima');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/models?q=lima');
  await expect(page.getByRole('searchbox', { name: 'Name, color or skill' })).toHaveValue('lima');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search in the bar leads to the filters of the list', WHOLE, async ({ page }) => {
    await page.goto('/en/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search talents' }).click();
    await expect(page).toHaveURL('/en/models?filters=1');
    await expect(page.getByRole('searchbox', { name: 'Name, color or skill' })).toBeVisible();
  });
});
