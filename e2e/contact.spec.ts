import type { Page } from '@playwright/test';
import { FORM_RESET_MS } from '../lib/domain/constants';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { PT, retryButton, sendButton, uniqueName } from './support/application-page';
import { axe } from './support/axe';
import { holdScripts } from './support/delayed-scripts';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, type Inbox, test } from './support/inbox';
import { expectMails } from './support/mail';
import { recordTexts } from './support/record-texts';
import { sampled, WHOLE } from './support/sample';
import { holdTimers } from './support/timers';

// Forms are filled in, checked, sent and stored: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

test('ways to reach us stay beside the form, and above the team', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contato');
  const edgeOf = (text: string, edge: 'top' | 'bottom'): Promise<number> =>
    mainOf(page)
      .getByText(text, { exact: true })
      .evaluate((element, side) => element.getBoundingClientRect()[side], edge);
  const team = mainOf(page).getByRole('heading', { level: 2 }).first();
  const end = await team.evaluate((element) => element.getBoundingClientRect().bottom);
  for (let y = 0; y < end; y += 100) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    const top = await team.evaluate((element) => element.getBoundingClientRect().top);
    expect(await edgeOf(portuguese.Contact.invited, 'bottom'), `scrolled by ${y}`).toBeLessThan(top);
  }
  expect(await edgeOf(portuguese.Contact.intro, 'top')).toBeLessThan(0);
});

for (const [{ path, words }, details] of sampled([
  { path: '/contato', words: portuguese },
  { path: '/en/contact', words: english },
])) {
  test(
    `${path}: title, two paragraphs of introduction, and a form of three fields [S51.1-3]`,
    details,
    async ({ page }) => {
      const { Contact, Form } = words;
      await page.goto(path);
      await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(Contact.title);
      for (const paragraph of [Contact.intro, Contact.introMore])
        await expect(mainOf(page).getByText(paragraph, { exact: true })).toBeVisible();
      const fields = mainOf(page).getByRole('textbox');
      await expect(fields).toHaveCount(3);
      for (const [at, label] of [Contact.name, Contact.email, Contact.message].entries())
        await expect(fields.nth(at)).toHaveAccessibleName(label);
      await expect(mainOf(page).getByRole('button', { name: Form.send, exact: true })).toBeVisible();
    },
  );
}

const languages = [
  {
    lang: 'pt',
    contact: '/contato',
    name: 'Nome',
    message: 'Mensagem',
    send: 'Enviar',
    sent: 'Enviado',
    emailError: 'Confira o e-\u2060mail',
  },
  {
    lang: 'en',
    contact: '/en/contact',
    name: 'Name',
    message: 'Message',
    send: 'Send',
    sent: 'Sent',
    emailError: 'Check the e-\u2060mail',
  },
] as const;

const reference = (page: Page) => referenceIn(mainOf(page));

for (const [words, details] of sampled(languages)) {
  const fillFields = async (page: Page, message: string) => {
    await mainOf(page).getByLabel(words.name, { exact: true }).fill('Ana Lima');
    await mainOf(page).getByLabel('E-mail').fill('ana@example.com');
    await mainOf(page).getByLabel(words.message).fill(message);
  };
  const fillContact = async (page: Page, message: string) => {
    await page.goto(words.contact);
    await fillFields(page, message);
  };

  test(
    `contact in ${words.lang}: errors, sending, sent, cleared, and the reference stays [S11.1 S51.3 S102.3]`,
    details,
    async ({ page, inbox }) => {
      await page.goto(words.contact);
      await mainOf(page).getByLabel('E-mail').fill('ana@');
      await mainOf(page).getByRole('button', { name: words.send }).click();
      await expect(mainOf(page).getByText(words.emailError)).toBeVisible();
      await expect(mainOf(page).getByLabel(words.name, { exact: true })).toBeFocused();
      await axe(page);

      // The refused text comes back as a draft, and is typed anew.
      await page.goto(words.contact);
      await expect(mainOf(page).getByLabel('E-mail')).toHaveValue('ana@');
      const message = `Hello ${Date.now()}`;
      await fillFields(page, message);
      await untilHydrated(page);
      const said = await recordTexts(page, 'main button[type="submit"]');
      const scrolled = await page.evaluate(() => window.scrollY);
      await mainOf(page).getByRole('button', { name: words.send }).click();
      const first = await reference(page);
      expect(await said()).toContain(words.sent);
      await expect(mainOf(page).getByLabel(words.message)).toHaveValue('');
      await expect(mainOf(page).getByRole('button', { name: words.send })).toBeHidden();
      expect(await reference(page)).toBe(first);
      expect(await page.evaluate(() => window.scrollY), 'the thanks come without a scroll').toBe(scrolled);
      const stored = await inbox.find('messages', first);
      expect(stored).toMatchObject({
        name: 'Ana Lima',
        email: 'ana@example.com',
        message,
        language: words.lang,
      });
      await expectMails('messages', stored);
    },
  );

  test(
    `a draft that comes into a field at hand is replaced by what is typed, ${words.lang}`,
    WHOLE,
    async ({ page }) => {
      await page.goto(words.contact);
      const email = mainOf(page).getByLabel('E-mail');
      await untilHydrated(page);
      await email.fill('ana@');
      const letIn = await holdScripts(page);
      await page.reload();
      await email.focus();
      letIn();
      await expect(email).toHaveValue('ana@');
      await page.keyboard.type('bia@example.com');
      await expect(email).toHaveValue('bia@example.com');
    },
  );

  test.describe(`in ${words.lang} without JS`, details, () => {
    test.use({ javaScriptEnabled: false });
    test('contact keeps what was typed, then is sent', async ({ page, inbox }) => {
      const message = `No script ${Date.now()}`;
      await fillContact(page, message);
      await mainOf(page).getByLabel('E-mail').fill('nope');
      await mainOf(page).getByRole('button', { name: words.send }).click();
      await expect(mainOf(page).getByText(words.emailError)).toBeVisible();
      await expect(mainOf(page).getByLabel(words.name, { exact: true })).toHaveValue('Ana Lima');
      await mainOf(page).getByLabel('E-mail').fill('ana@example.com');
      await mainOf(page).getByRole('button', { name: words.send }).click();
      const stored = await inbox.find('messages', await reference(page));
      expect(stored).toMatchObject({ message, language: words.lang });
      await expectMails('messages', stored);
    });
  });
}

test('a draft survives a reload, and goes by its button', async ({ page }) => {
  await page.goto('/contato');
  await mainOf(page).getByLabel('Mensagem').fill('Um rascunho');
  await expect(mainOf(page).getByRole('button', { name: 'Apagar tudo' })).toBeVisible();
  await page.reload();
  await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue('Um rascunho');
  await mainOf(page).getByRole('button', { name: 'Apagar tudo' }).click();
  await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue('');
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
  await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue('');
});

for (const [how, leave] of [
  ['by a reload', (page: Page) => page.reload()],
  [
    'by a link',
    async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' }).click();
      await page.waitForURL('**/sobre');
    },
  ],
] as const) {
  test(`what was sent is no draft, though one leaves at once ${how}`, WHOLE, async ({ page, inbox }) => {
    const draft = () => page.evaluate(() => localStorage.getItem('draft:contact'));
    const message = `Sent ${Date.now()}`;
    await holdTimers(page, FORM_RESET_MS);
    await page.goto('/contato');
    await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await mainOf(page).getByLabel('E-mail').fill('ana@example.com');
    await mainOf(page).getByLabel('Mensagem').fill(message);
    await mainOf(page).getByRole('button', { name: 'Enviar' }).click();
    await inbox.find('messages', await reference(page));
    // posted before hydration, the page that says so drops the draft with its own
    await expect.poll(draft).toBeNull();
    await leave(page);
    expect(await draft()).toBeNull();
    await page.goto('/contato');
    await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue('');
  });
}

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

// One record and two mails, however often the same is sent (docs/decisions/forms.md).
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JS' : 'without JS', WHOLE, () => {
    test.use({ javaScriptEnabled });
    test('a double click sends once', async ({ page, inbox }) => {
      const message = `Double ${uniqueName()}`;
      await fillContact(page, message);
      await sendButton(mainOf(page), PT).dblclick();
      await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
    });
  });
}

test('a message sent again after Back is one record', WHOLE, async ({ page, inbox }) => {
  const message = `Volta ${uniqueName()}`;
  await fillContact(page, message);
  await untilHydrated(page);
  await sendButton(mainOf(page), PT).click();
  const first = await referenceIn(mainOf(page));
  await page.goto('/sobre');
  await page.goBack();
  await fillContact(page, message);
  await sendButton(mainOf(page), PT).click();
  expect(await referenceIn(mainOf(page))).toBe(first);
  await expectOneMessage(inbox, message, first);
});

test('without a connection the form is kept and says so, and is sent once it is back [S160.1]', async ({
  page,
  context,
  allowFailures,
  inbox,
}) => {
  allowFailures();
  const message = `Offline ${uniqueName()}`;
  await fillContact(page, message);
  await untilHydrated(page);
  await context.setOffline(true);
  await sendButton(mainOf(page), PT).click();
  await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
  await expect(mainOf(page).getByLabel('Nome', { exact: true })).toHaveValue('Ana Lima');
  expect(await inbox.count('messages', 'message', message)).toBe(0);
  await context.setOffline(false);
  await retryButton(mainOf(page), PT).click();
  await expectOneMessage(inbox, message, await referenceIn(mainOf(page)));
});

test.describe('without JS', WHOLE, () => {
  test.use({ javaScriptEnabled: false });

  test('a message sent again after Back is one record', async ({ page, inbox }) => {
    const message = `Volta ${uniqueName()}`;
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
