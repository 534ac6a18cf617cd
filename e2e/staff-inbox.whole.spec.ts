import type { Response } from '@playwright/test';
import { uniqueName } from './support/application-page';
import { writeMessage } from './support/form-page';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

/** The panel's answers about the open entry after each change of it. */
const isFormState = (answer: Response) =>
  answer.request().method() === 'POST' && /\/admin\/collections\/messages\/\d+/.test(answer.url());

test('who opens a new entry and writes a note is told of nobody else, and the note is kept', async ({
  page,
}) => {
  const name = uniqueName();
  const reference = await writeMessage(page, { name, email: 'ana@example.com' });

  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/messages?search=${reference}`);
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/seen'));
  await page.getByRole('link', { name, exact: true }).click();
  await seen;
  const looked = page.waitForResponse(isFormState);
  await page.getByLabel('Anotações da equipe').fill('Ligar amanhã');
  await looked;
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.locator('.toast-success')).toBeVisible();
  await expect(page.locator('#document-stale-data')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Anotações da equipe')).toHaveValue('Ligar amanhã');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.describe.configure({ timeout: 60_000 });

  const LONG = 'do Nascimento e Albuquerque de Vasconcellos Figueiredo';

  test('an entry with a long name fits a phone, with nothing to press that does nothing', async ({
    page,
    inbox,
  }) => {
    const name = `${uniqueName()} ${LONG}`;
    const reference = await writeMessage(page, { name, email: 'comprido@example.com' });
    const { id } = await inbox.find('messages', reference);

    await signInAsStaff(page.context());
    await page.goto(`${staff.origin}/admin/collections/messages/${id}`);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.locator('.step-nav')).toContainText(name);
    await expect(page.getByText('Editar', { exact: true })).toBeHidden();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
  });
});
