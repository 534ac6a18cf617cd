import type { Page } from '@playwright/test';
import { FORM_RESET_MS } from '../lib/domain/constants';
import { axe } from './support/axe';
import { mainOf as main, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { expectMails } from './support/mail';
import { takeNotes } from './support/notes';
import { holdTimers } from './support/timers';

// Forms are filled in, checked, sent and stored: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

const languages = [
  {
    lang: 'pt',
    contact: '/contato',
    name: 'Nome',
    message: 'Mensagem',
    send: 'Enviar',
    sent: 'Enviado',
    emailFault: 'Confira o e-mail',
  },
  {
    lang: 'en',
    contact: '/en/contact',
    name: 'Name',
    message: 'Message',
    send: 'Send',
    sent: 'Sent',
    emailFault: 'Check the e-mail',
  },
] as const;

const reference = (page: Page) => referenceIn(main(page));

for (const words of languages) {
  const fillContact = async (page: Page, message: string) => {
    await page.goto(words.contact);
    await main(page).getByLabel(words.name, { exact: true }).fill('Ana Lima');
    await main(page).getByLabel('E-mail').fill('ana@example.com');
    await main(page).getByLabel(words.message).fill(message);
  };

  test(`contact in ${words.lang}: faults, sending, sent, cleared, and the reference stays [S11.1 S51.3 S102.3]`, async ({
    page,
    inbox,
  }) => {
    await page.goto(words.contact);
    await main(page).getByLabel('E-mail').fill('ana@');
    await main(page).getByRole('button', { name: words.send }).click();
    await expect(main(page).getByText(words.emailFault)).toBeVisible();
    await expect(main(page).getByLabel(words.name, { exact: true })).toBeFocused();
    await axe(page);

    const message = `Hello ${Date.now()}`;
    await fillContact(page, message);
    const said = await takeNotes(page, 'main button[type="submit"]');
    await main(page).getByRole('button', { name: words.send }).click();
    const first = await reference(page);
    expect(await said()).toContain(words.sent);
    await expect(main(page).getByLabel(words.message)).toHaveValue('');
    await expect(main(page).getByRole('button', { name: words.send })).toBeVisible();
    expect(await reference(page)).toBe(first);
    const stored = await inbox.find('messages', first);
    expect(stored).toMatchObject({
      name: 'Ana Lima',
      email: 'ana@example.com',
      message,
      language: words.lang,
    });
    await expectMails('messages', stored);
  });

  test.describe(`in ${words.lang} without JS`, () => {
    test.use({ javaScriptEnabled: false });
    test('contact keeps what was typed, then is sent', async ({ page, inbox }) => {
      const message = `No script ${Date.now()}`;
      await fillContact(page, message);
      await main(page).getByLabel('E-mail').fill('nope');
      await main(page).getByRole('button', { name: words.send }).click();
      await expect(main(page).getByText(words.emailFault)).toBeVisible();
      await expect(main(page).getByLabel(words.name, { exact: true })).toHaveValue('Ana Lima');
      await main(page).getByLabel('E-mail').fill('ana@example.com');
      await main(page).getByRole('button', { name: words.send }).click();
      const stored = await inbox.find('messages', await reference(page));
      expect(stored).toMatchObject({ message, language: words.lang });
      await expectMails('messages', stored);
    });
  });
}

test('a draft survives a reload, and goes by its button', async ({ page }) => {
  await page.goto('/contato');
  await main(page).getByLabel('Mensagem').fill('Um rascunho');
  await expect(main(page).getByRole('button', { name: 'Apagar tudo' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel('Mensagem')).toHaveValue('Um rascunho');
  await main(page).getByRole('button', { name: 'Apagar tudo' }).click();
  await expect(main(page).getByLabel('Mensagem')).toHaveValue('');
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
  await expect(main(page).getByLabel('Mensagem')).toHaveValue('');
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
  test(`what was sent is no draft, though one leaves at once ${how}`, async ({ page, inbox }) => {
    const draft = () => page.evaluate(() => localStorage.getItem('draft:contact'));
    const message = `Sent ${Date.now()}`;
    await holdTimers(page, FORM_RESET_MS);
    await page.goto('/contato');
    await main(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await main(page).getByLabel('E-mail').fill('ana@example.com');
    await main(page).getByLabel('Mensagem').fill(message);
    await main(page).getByRole('button', { name: 'Enviar' }).click();
    await inbox.find('messages', await reference(page));
    expect(await draft()).toBeNull();
    await leave(page);
    expect(await draft()).toBeNull();
    await page.goto('/contato');
    await expect(main(page).getByLabel('Mensagem')).toHaveValue('');
  });
}
