import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { mainOf as main, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';

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

  test(`contact in ${words.lang}: faults, sending, sent, cleared, and the reference stays`, async ({
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
    await main(page).getByRole('button', { name: words.send }).click();
    const first = await reference(page);
    await expect(main(page).getByRole('button', { name: words.sent })).toBeVisible();
    await expect(main(page).getByLabel(words.message)).toHaveValue('');
    await expect(main(page).getByRole('button', { name: words.send })).toBeVisible();
    expect(await reference(page)).toBe(first);
    expect(await inbox.find('messages', first)).toMatchObject({
      name: 'Ana Lima',
      email: 'ana@example.com',
      message,
      language: words.lang,
    });
  });

  test(`contact in ${words.lang}: the same message sent again is one record`, async ({ page, inbox }) => {
    const message = `Twice ${Date.now()}`;
    await fillContact(page, message);
    await main(page).getByRole('button', { name: words.send }).click();
    const first = await reference(page);
    await fillContact(page, message);
    await main(page).getByRole('button', { name: words.send }).click();
    expect(await reference(page)).toBe(first);
    await inbox.find('messages', first);
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
    });
  });
}

test('a lost line keeps the form, says so, and sends once the line is back', async ({
  page,
  context,
  allowFailures,
  inbox,
}) => {
  allowFailures();
  await page.goto('/contato');
  await main(page).getByLabel('Nome', { exact: true }).fill('Ana');
  await main(page).getByLabel('E-mail').fill('ana@example.com');
  await main(page).getByLabel('Mensagem').fill(`Offline ${Date.now()}`);
  // The rules are fetched with the first send: somebody has tried before.
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(main(page).getByRole('alert')).toContainText('A conexão caiu');
  await expect(main(page).getByLabel('Nome', { exact: true })).toHaveValue('Ana');
  await context.setOffline(false);
  await main(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await inbox.find('messages', await reference(page));
});

test('a draft survives a reload, and goes by its button', async ({ page }) => {
  await page.goto('/contato');
  await main(page).getByLabel('Mensagem').fill('Um rascunho');
  await expect(main(page).getByRole('button', { name: 'Apagar tudo' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel('Mensagem')).toHaveValue('Um rascunho');
  await main(page).getByRole('button', { name: 'Apagar tudo' }).click();
  await expect(main(page).getByLabel('Mensagem')).toHaveValue('');
  await page.reload();
  await expect(main(page).getByLabel('Mensagem')).toHaveValue('');
});
