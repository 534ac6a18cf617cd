import type { Page } from '@playwright/test';
import { PT, retryButton, sendButton, uniqueName } from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, type Inbox, test } from './support/inbox';
import { expectMails } from './support/mail';
import { loseNextAnswer } from './support/network';

// Whatever a hand or a line does twice is one record, and two mails (docs/decisions/idempotency-keys.md).
test.describe.configure({ timeout: 90_000 });

async function fillContact(page: Page, message: string) {
  await page.goto('/contato');
  await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
  await mainOf(page).getByLabel('E-mail').fill('ana@example.com');
  await mainOf(page).getByLabel('Mensagem').fill(message);
}

async function expectOneMessage(inbox: Inbox, message: string, reference: string) {
  expect(await inbox.count('messages', 'message', message)).toBe(1);
  await expectMails('messages', await inbox.find('messages', reference));
}

test('a double click is one record', async ({ page, inbox }) => {
  const message = `Double ${uniqueName()}`;
  await fillContact(page, message);
  await sendButton(mainOf(page), PT).dblclick();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test('a retry after a lost answer is one record [S102.6]', async ({ page, allowFailures, inbox }) => {
  allowFailures();
  const message = `Lost ${uniqueName()}`;
  await fillContact(page, message);
  await loseNextAnswer(page);
  await sendButton(mainOf(page), PT).click();
  await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
  expect(await inbox.count('messages', 'message', message), 'stored at the first try').toBe(1);
  await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue(message);
  await retryButton(mainOf(page), PT).click();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test('back and sent again is one record', async ({ page, inbox }) => {
  const message = `Back ${uniqueName()}`;
  await fillContact(page, message);
  await sendButton(mainOf(page), PT).click();
  const first = await referenceIn(mainOf(page));
  await page.goto('/sobre');
  await page.goBack();
  await fillContact(page, message);
  await sendButton(mainOf(page), PT).click();
  expect(await referenceIn(mainOf(page))).toBe(first);
  await expectOneMessage(inbox, message, first);
});

test('a lost line keeps the form, says so, and sends once it is back [S160.1]', async ({
  page,
  context,
  allowFailures,
  inbox,
}) => {
  allowFailures();
  const message = `Offline ${uniqueName()}`;
  await fillContact(page, message);
  await context.setOffline(true);
  await sendButton(mainOf(page), PT).click();
  await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
  await expect(mainOf(page).getByLabel('Nome', { exact: true })).toHaveValue('Ana Lima');
  expect(await inbox.count('messages', 'message', message)).toBe(0);
  await context.setOffline(false);
  await retryButton(mainOf(page), PT).click();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('a double click is one record', async ({ page, inbox }) => {
    const message = `Double ${uniqueName()}`;
    await fillContact(page, message);
    await sendButton(mainOf(page), PT).dblclick();
    await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
  });

  test('back and sent again is one record', async ({ page, inbox }) => {
    const message = `Back ${uniqueName()}`;
    await fillContact(page, message);
    await sendButton(mainOf(page), PT).click();
    const first = await referenceIn(mainOf(page));
    await page.goBack();
    await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue(message);
    await sendButton(mainOf(page), PT).click();
    expect(await referenceIn(mainOf(page))).toBe(first);
    await expectOneMessage(inbox, message, first);
  });
});
