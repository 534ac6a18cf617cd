import type { Page } from '@playwright/test';
import { EN, retryButton, sendButton, uniqueName } from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, type Inbox, test } from './support/inbox';
import { expectMails } from './support/mail';
import { loseNextAnswer } from './support/network';

// Whatever a hand or a line does twice is one record, and two mails (docs/decisions/idempotency-keys.md).
test.describe.configure({ timeout: 90_000 });

/** Opens the quote form on the favorites' page and fills it in. */
async function fillQuote(page: Page, message: string) {
  await page.getByRole('button', { name: 'Request a quote' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name', { exact: true }).fill('Agency X');
  await panel.getByLabel('E-mail').fill('x@example.com');
  await panel.getByLabel('Phone').fill('+55 (11) 99999-9999');
  await panel.getByLabel('Message').fill(message);
}

const sendQuote = (page: Page) => sendButton(page.getByRole('dialog'), EN);

test.beforeEach(async ({ page }) => {
  await page.goto('/en/models');
  const hearts = mainOf(page).getByRole('button', { name: /to favorites$/ });
  await hearts.first().click();
  await hearts.nth(1).click();
  await page.goto('/en/favorites');
});

async function expectOneQuote(inbox: Inbox, message: string, reference: string) {
  expect(await inbox.count('quotes', 'message', message)).toBe(1);
  const stored = await inbox.find('quotes', reference);
  expect(stored).toMatchObject({ message, talent_count: 2 });
  await expectMails('quotes', stored);
}

test('a double click is one record', async ({ page, inbox }) => {
  const message = `Double ${uniqueName()}`;
  await fillQuote(page, message);
  await sendQuote(page).dblclick();
  await expectOneQuote(inbox, message, await referenceIn(page.getByRole('dialog')));
});

test('a retry after a lost answer is one record', async ({ page, allowFailures, inbox }) => {
  allowFailures();
  const message = `Lost ${uniqueName()}`;
  const panel = page.getByRole('dialog');
  await fillQuote(page, message);
  await loseNextAnswer(page);
  await sendQuote(page).click();
  await expect(panel.getByRole('alert')).toHaveText(EN.failures.offline);
  expect(await inbox.count('quotes', 'message', message), 'stored at the first try').toBe(1);
  await expect(panel.getByLabel('Message')).toHaveValue(message);
  await retryButton(panel, EN).click();
  await expectOneQuote(inbox, message, await referenceIn(panel));
});

test('back and sent again is one record', async ({ page, inbox }) => {
  const message = `Back ${uniqueName()}`;
  await fillQuote(page, message);
  await sendQuote(page).click();
  const first = await referenceIn(page.getByRole('dialog'));
  await page.goto('/en/about');
  await page.goBack();
  await fillQuote(page, message);
  await sendQuote(page).click();
  expect(await referenceIn(page.getByRole('dialog'))).toBe(first);
  await expectOneQuote(inbox, message, first);
});
