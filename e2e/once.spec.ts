import type { Page } from '@playwright/test';
import {
  choosePhotos,
  EN,
  fill,
  fillWhole,
  PT,
  send,
  typePlaces,
  uniqueName,
} from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, type Inbox, test } from './support/inbox';
import { expectMails } from './support/mail';
import { loseNextAnswer } from './support/network';
import { photo } from './support/photos';

// Whatever a hand or a line does twice is one record, and two mails (docs/decisions/idempotency-keys.md).
test.describe.configure({ timeout: 90_000 });

const retryOf = (page: Page, words: typeof PT | typeof EN) =>
  mainOf(page).getByRole('button', { name: words.retry, exact: true });
const sendOf = (page: Page, words: typeof PT | typeof EN) =>
  mainOf(page).getByRole('button', { name: words.send, exact: true });

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

test('contact: a double click is one record', async ({ page, inbox }) => {
  const message = `Double ${uniqueName()}`;
  await fillContact(page, message);
  await sendOf(page, PT).dblclick();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test('contact: a retry after a lost answer is one record', async ({ page, allowFailures, inbox }) => {
  allowFailures();
  const message = `Lost ${uniqueName()}`;
  await fillContact(page, message);
  await loseNextAnswer(page);
  await sendOf(page, PT).click();
  await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
  expect(await inbox.count('messages', 'message', message), 'stored at the first try').toBe(1);
  await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue(message);
  await retryOf(page, PT).click();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test('contact: back and sent again is one record', async ({ page, inbox }) => {
  const message = `Back ${uniqueName()}`;
  await fillContact(page, message);
  await sendOf(page, PT).click();
  const first = await referenceIn(mainOf(page));
  await page.goto('/sobre');
  await page.goBack();
  await fillContact(page, message);
  await sendOf(page, PT).click();
  expect(await referenceIn(mainOf(page))).toBe(first);
  await expectOneMessage(inbox, message, first);
});

test('contact: a lost line keeps the form, says so, and sends once it is back', async ({
  page,
  context,
  allowFailures,
  inbox,
}) => {
  allowFailures();
  const message = `Offline ${uniqueName()}`;
  await fillContact(page, message);
  await context.setOffline(true);
  await sendOf(page, PT).click();
  await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
  await expect(mainOf(page).getByLabel('Nome', { exact: true })).toHaveValue('Ana Lima');
  expect(await inbox.count('messages', 'message', message)).toBe(0);
  await context.setOffline(false);
  await retryOf(page, PT).click();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('contact: a double click is one record', async ({ page, inbox }) => {
    const message = `Double ${uniqueName()}`;
    await fillContact(page, message);
    await sendOf(page, PT).dblclick();
    await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
  });

  test('contact: back and sent again is one record', async ({ page, inbox }) => {
    const message = `Back ${uniqueName()}`;
    await fillContact(page, message);
    await sendOf(page, PT).click();
    const first = await referenceIn(mainOf(page));
    await page.goBack();
    await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue(message);
    await sendOf(page, PT).click();
    expect(await referenceIn(mainOf(page))).toBe(first);
    await expectOneMessage(inbox, message, first);
  });

  for (const words of [PT, EN]) {
    test(`application in ${words.lang}: a double click, and back and sent again, are one record`, async ({
      page,
      inbox,
    }) => {
      const name = uniqueName();
      const picture = await photo();
      await page.goto(words.path);
      await fill(page, words, '29/02/2000', name);
      await typePlaces(page, words, 'SC');
      await choosePhotos(page, words, picture);
      await sendOf(page, words).dblclick();
      const first = await referenceIn(mainOf(page));
      expect(await inbox.count('applications', 'name', name)).toBe(1);
      await page.goBack();
      await expect(mainOf(page).getByLabel(words.fields.name, { exact: true })).toHaveValue(name);
      await choosePhotos(page, words, picture);
      await send(page, words);
      expect(await referenceIn(mainOf(page))).toBe(first);
      expect(await inbox.count('applications', 'name', name)).toBe(1);
      await expectMails('applications', await inbox.find('applications', first));
    });
  }
});

/** Opens the quote form on the favorites' page and fills it in. */
async function fillQuote(page: Page, message: string) {
  await page.getByRole('button', { name: 'Request a quote' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name', { exact: true }).fill('Agency X');
  await panel.getByLabel('E-mail').fill('x@example.com');
  await panel.getByLabel('Phone').fill('+55 (11) 99999-9999');
  await panel.getByLabel('Message').fill(message);
}

test.describe('quote', () => {
  const sendQuote = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: EN.send, exact: true });

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
    await panel.getByRole('button', { name: EN.retry, exact: true }).click();
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
});

test('application: a double click, and back and sent again, are one record', async ({ page, inbox }) => {
  const name = uniqueName();
  const picture = await photo();
  await page.goto(EN.path);
  await fillWhole(page, EN, name, picture);
  await sendOf(page, EN).dblclick();
  const first = await referenceIn(mainOf(page));
  expect(await inbox.count('applications', 'name', name)).toBe(1);
  await page.goto('/en/about');
  await page.goBack();
  await fillWhole(page, EN, name, picture);
  await send(page, EN);
  expect(await referenceIn(mainOf(page))).toBe(first);
  expect(await inbox.count('applications', 'name', name)).toBe(1);
  await expectMails('applications', await inbox.find('applications', first));
});
