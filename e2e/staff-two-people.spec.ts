import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';
import { invited, PASSWORD } from './support/invited';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';

// Two people on one talent: whoever loses keeps what they wrote.
test('after somebody else’s save one’s own values are read, copied and put back field by field', async ({
  page,
  desk,
}) => {
  const data = { name: `Dois ${randomUUID()}`, gender: 'woman', status: 'draft' };
  const { id } = await desk.make('talents', data);
  await desk.open(page, `collections/talents/${id}`);
  const name = page.locator('#field-name');
  await expect(name).toHaveValue(data.name);
  const renamed = `Outra ${randomUUID()}`;
  await desk.save(`talents/${id}`, { name: renamed });
  await name.fill('O meu nome');
  await page.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(name).toHaveValue(renamed);
  await page.getByRole('button', { name: 'O que você tinha escrito (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que você tinha escrito' });
  await expect(dialog.getByRole('textbox')).toHaveValue('O meu nome');
  await dialog.getByRole('button', { name: 'Colocar de volta' }).click();
  await expect(name).toHaveValue('O meu nome');
});

/** Two people with one form before them; she holds it, with a name of hers typed. */
async function together(page: Page, desk: Desk, her: BrowserContext) {
  const data = { name: `Assumida ${randomUUID()}`, gender: 'woman', status: 'draft' };
  const { id } = await desk.make('talents', data);
  const email = await invited(page);
  const signIn = { headers: { Origin: staff.origin }, data: { email, password: PASSWORD } };
  expect((await her.request.post(`${staff.origin}/cms-api/users/login`, signIn)).status()).toBe(200);
  await signInAsStaff(page.context());
  const hers = await her.newPage();
  for (const one of [page, hers]) {
    await one.goto(`${staff.origin}/admin/collections/talents/${id}`);
    await expect(one.locator('#field-name')).toHaveValue(data.name);
  }
  await hers.locator('#field-name').fill('O nome dela');
  const editor = async () => (await desk.read(`editing?collection=talents&id=${id}`)).name;
  await expect.poll(editor).toBe('Iara');
  return { hers, stored: data.name };
}

/** The form shows what is stored; what this person had typed is at hand, and goes back into its field. */
async function expectAtHand(page: Page, typed: string, stored: string) {
  const name = page.locator('#field-name');
  await expect(name).toHaveValue(stored);
  await page.getByRole('button', { name: 'O que você tinha escrito (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que você tinha escrito' });
  await expect(dialog.getByLabel('Nome artístico')).toHaveValue(typed);
  return dialog;
}

test(
  'at a take-over both people have at hand what they had typed, one dialog at a time',
  WHOLE,
  async ({ page, browser, desk }) => {
    test.slow();
    const her = await browser.newContext({ locale: 'pt-BR' });
    const { hers, stored } = await together(page, desk, her);
    await page.locator('#field-name').fill('O meu nome');
    await page.getByRole('button', { name: 'Assumir' }).click();
    const mine = await expectAtHand(page, 'O meu nome', stored);
    await mine.getByRole('button', { name: 'Colocar de volta' }).click();
    await expect(page.locator('#field-name')).toHaveValue('O meu nome');
    await hers.locator('#field-name').pressSequentially(' e mais');
    await hers.getByRole('button', { name: 'Visualizar somente leitura' }).click();
    const dialog = await expectAtHand(hers, 'O nome dela e mais', stored);
    await expect(dialog.getByRole('button', { name: 'Colocar de volta' })).toBeHidden();
    await her.close();
  },
);

test(
  'a form that somebody saved and holds shows one dialog, and reading alone loses nothing typed',
  WHOLE,
  async ({ page, browser, desk }) => {
    test.slow();
    const her = await browser.newContext({ locale: 'pt-BR' });
    const { hers } = await together(page, desk, her);
    const isSaved = hers.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await hers.locator('#action-save').click();
    await isSaved;
    await expect(hers.locator('form[data-form-ready=true]').first()).toBeVisible();
    const isHeld = hers.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await hers.locator('#field-name').fill('O segundo nome dela');
    await isHeld;
    await page.locator('#field-name').fill('O meu nome');
    await expect(page.locator('#document-locked')).toBeVisible();
    await expect(page.locator('#document-stale-data')).toBeHidden();
    await page.getByRole('button', { name: 'Visualizar somente leitura' }).click();
    await expectAtHand(page, 'O meu nome', 'O nome dela');
    await her.close();
  },
);
