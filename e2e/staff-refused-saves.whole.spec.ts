import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';

// A save that cannot be, and one that is not needed: each says why.
/** Longer than a message of Payload's stays. */
const LONG_MS = 6_000;

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

/** The form of a new draft, with its id. */
async function openDraft(page: Page, desk: Desk): Promise<number> {
  const data = { name: `salvar${randomUUID().slice(0, 8)}`, gender: 'woman', status: 'draft' };
  const { id } = await desk.make('talents', data);
  await desk.open(page, `collections/talents/${id}`);
  await expect(page.getByLabel('Nome artístico')).toHaveValue(data.name);
  return id;
}

test('a save without a connection stays said until something is saved', async ({
  page,
  context,
  desk,
  allowFailures,
}) => {
  allowFailures(/Failed to|Error submitting form|ERR_INTERNET_DISCONNECTED/);
  const id = await openDraft(page, desk);
  await page.getByLabel('Nome artístico').fill(`salvo${id}`);
  await expect(save(page)).toBeEnabled();
  await context.setOffline(true);
  await save(page).click();
  const failure = page.getByText('sem conexão com o painel');
  await expect(failure).toBeVisible();
  await page.waitForTimeout(LONG_MS);
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await save(page).click();
  await expect(failure).toHaveCount(0);
  expect((await desk.read(`talents/${id}`)).name).toBe(`salvo${id}`);
});

test('a Save without changes is grey, keeps the focus, and says why when it is pressed', async ({
  page,
  desk,
}) => {
  await openDraft(page, desk);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription('Nada mudou: não há o que salvar.');
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-sonner-toast]').getByText('Nada mudou')).toBeVisible();
  await expect(save(page)).toBeFocused();
});

test('a grey button of a list says beside itself what is missing', async ({ page, desk }) => {
  await desk.open(page, 'collections/talents');
  const edit = page.getByRole('button', { name: 'Editar os selecionados (0)' });
  await expect(edit).toHaveAccessibleDescription('Marque antes, na lista, o que vai mudar.');
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Marque antes, na lista, o que vai mudar.').first()).toBeVisible();
});
