import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { expectMails, mailsAbout } from './support/mail';

// The first retry of a mail comes after half a minute.
const RETRIED_WITHIN_MS = 90_000;

test('a dead mail server loses nothing: the entry is stored, and its mails arrive once the server is back', async ({
  page,
  inbox,
  control,
}) => {
  test.setTimeout(180_000);
  await control.stopMail();
  await page.goto('/contato');
  await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
  await mainOf(page).getByLabel('E-mail').fill(`ana.${Date.now()}@example.com`);
  await mainOf(page).getByLabel('Mensagem').fill(`No mail ${Date.now()}`);
  await mainOf(page).getByRole('button', { name: 'Enviar' }).click();
  const stored = await inbox.find('messages', await referenceIn(mainOf(page)));
  expect(await mailsAbout(stored.reference)).toEqual([]);
  await control.startMail();
  await expectMails('messages', stored, RETRIED_WITHIN_MS);
});
