import type { Page } from '@playwright/test';
import { applyByMachine, uniqueName } from './support/application-page';
import { type Person, writeMessage } from './support/form-page';
import { expect, test } from './support/inbox';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';

// A form with photos is sent, and several pages of the panel are opened.
test.describe.configure({ timeout: 90_000 });

const START = 'Apagar esta pessoa';
const CONFIRM = 'Apagar para sempre';

function somebody(): Person {
  const name = uniqueName();
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@apagar.example` };
}

/** From the list of messages, found by the address, into the person's message. */
async function openMessage(page: Page, { name, email }: Person) {
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/messages?search=${email}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: START })).toBeVisible();
}

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: START });

test('staff delete a person by mouse: message, application and photos, and Back shows nobody', async ({
  page,
  inbox,
  allowFailures,
}) => {
  const person = somebody();
  const { name, email } = person;
  const applied = await applyByMachine(page.request, { name, email: email.toUpperCase() });
  const references = [await writeMessage(page, person), applied];
  const { id } = await inbox.find('applications', references[1] ?? '');
  await openMessage(page, person);

  await page.getByRole('button', { name: START }).click();
  await expect(dialogOf(page)).toContainText(`tudo o que veio de ${person.email}: 2 registros`);
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await inbox.count('messages', 'name', person.name)).toBe(1);

  await page.getByRole('button', { name: START }).click();
  await dialogOf(page).getByRole('button', { name: CONFIRM }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pronto: 2 registros apagados' })).toBeVisible();
  for (const reference of references) await expect(page.getByRole('cell', { name: reference })).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  for (const kind of ['messages', 'applications'] as const) {
    expect(await inbox.count(kind, 'name', person.name)).toBe(0);
  }

  allowFailures();
  const lost = await page.goto(`${staff.origin}/cms-api/applications/${id}/photos/1`);
  expect(lost?.status()).toBe(404);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/collections\/messages\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: person.name })).toHaveCount(0);
});

test(
  'staff delete a person by keyboard: Escape keeps, Enter on the first button too',
  WHOLE,
  async ({ page, inbox }) => {
    const person = somebody();
    await writeMessage(page, person);
    await openMessage(page, person);
    const start = page.getByRole('button', { name: START });
    const cancel = dialogOf(page).getByRole('button', { name: 'Cancelar' });

    await start.focus();
    await page.keyboard.press('Enter');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
    expect(await inbox.count('messages', 'name', person.name)).toBe(1);

    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.getByLabel('Anotações da equipe').fill('Não salvo');
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('button', { name: CONFIRM })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Pronto: 1 registro apagado' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(await inbox.count('messages', 'name', person.name)).toBe(0);
  },
);
