import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// A save that cannot be, and one that is not needed: each says why.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
/** Longer than a message of Payload's stays. */
const LONG_MS = 6_000;

test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

/** The form of a new draft, with its id. */
async function openDraft(page: Page): Promise<number> {
  const data = { name: `salvar${randomUUID().slice(0, 8)}`, gender: 'woman', status: 'draft' };
  const made = await page.request.post(`${staff.origin}/cms-api/talents`, { headers, data });
  const { doc } = await made.json();
  await page.goto(`${staff.origin}/admin/collections/talents/${doc.id}`);
  await expect(page.getByLabel('Nome artístico')).toHaveValue(data.name);
  return doc.id;
}

test('a save without a connection stays said until something is saved', async ({
  page,
  context,
  allowFailures,
}) => {
  allowFailures(/Failed to|Error submitting form|ERR_INTERNET_DISCONNECTED/);
  const id = await openDraft(page);
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
  const stored = await page.request.get(`${staff.origin}/cms-api/talents/${id}?depth=0`, { headers });
  expect((await stored.json()).name).toBe(`salvo${id}`);
});

test('a Save without changes is grey, keeps the focus, and says why when it is pressed', async ({ page }) => {
  await openDraft(page);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription('Nada mudou: não há o que salvar.');
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-sonner-toast]').getByText('Nada mudou')).toBeVisible();
  await expect(save(page)).toBeFocused();
});

test('a grey button of a list says beside itself what is missing', async ({ page }) => {
  await page.goto(`${staff.origin}/admin/collections/talents`);
  const edit = page.getByRole('button', { name: 'Editar os selecionados (0)' });
  await expect(edit).toHaveAccessibleDescription('Marque antes, na lista, o que vai mudar.');
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Marque antes, na lista, o que vai mudar.').first()).toBeVisible();
});
