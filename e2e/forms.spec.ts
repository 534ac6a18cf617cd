import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axe } from './support/axe';
import { expect, test } from './support/test';

// Each test is a visitor of its own to the limits, where the site trusts the proxy's word (TRUST_PROXY).
test.use({
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    const part = () => Math.floor(Math.random() * 250) + 1;
    await use({ 'x-forwarded-for': `198.18.${part()}.${part()}` });
  },
});

const REFERENCE = /[A-Z]{2,5}-[0-9A-Z]{5,8}/;
const photo = (width = 1200, height = 1600) =>
  sharp({ create: { width, height, channels: 3, background: '#b09a85' } })
    .jpeg()
    .toBuffer();

const languages = [
  {
    lang: 'pt',
    contact: '/contato',
    apply: '/seja-modelo',
    name: 'Nome',
    message: 'Mensagem',
    send: 'Enviar',
    sent: 'Enviado',
    emailFault: 'Confira o e-mail',
  },
  {
    lang: 'en',
    contact: '/en/contact',
    apply: '/en/be-a-model',
    name: 'Name',
    message: 'Message',
    send: 'Send',
    sent: 'Sent',
    emailFault: 'Check the e-mail',
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const reference = async (page: Page) => {
  const status = main(page).getByRole('status').filter({ hasText: REFERENCE });
  await expect(status).toBeVisible({ timeout: 30_000 });
  return REFERENCE.exec((await status.textContent()) ?? '')?.[0] ?? '';
};

for (const words of languages) {
  const fillContact = async (page: Page, message: string) => {
    await page.goto(words.contact);
    await main(page).getByLabel(words.name, { exact: true }).fill('Ana Lima');
    await main(page).getByLabel('E-mail').fill('ana@example.com');
    await main(page).getByLabel(words.message).fill(message);
  };

  test(`contact in ${words.lang}: faults, sending, sent, cleared, and the reference stays`, async ({
    page,
  }) => {
    await page.goto(words.contact);
    await main(page).getByLabel('E-mail').fill('ana@');
    await main(page).getByRole('button', { name: words.send }).click();
    await expect(main(page).getByText(words.emailFault)).toBeVisible();
    await expect(main(page).getByLabel(words.name, { exact: true })).toBeFocused();
    await axe(page);

    await fillContact(page, `Hello ${Date.now()}`);
    await main(page).getByRole('button', { name: words.send }).click();
    const first = await reference(page);
    await expect(main(page).getByRole('button', { name: words.sent })).toBeVisible();
    await expect(main(page).getByLabel(words.message)).toHaveValue('');
    await expect(main(page).getByRole('button', { name: words.send })).toBeVisible();
    expect(await reference(page)).toBe(first);
  });

  test(`contact in ${words.lang}: the same message sent again is one record`, async ({ page }) => {
    const message = `Twice ${Date.now()}`;
    await fillContact(page, message);
    await main(page).getByRole('button', { name: words.send }).click();
    const first = await reference(page);
    await fillContact(page, message);
    await main(page).getByRole('button', { name: words.send }).click();
    expect(await reference(page)).toBe(first);
  });

  test.describe(`in ${words.lang} without JS`, () => {
    test.use({ javaScriptEnabled: false });
    test('contact keeps what was typed, then is sent', async ({ page }) => {
      await fillContact(page, `No script ${Date.now()}`);
      await main(page).getByLabel('E-mail').fill('nope');
      await main(page).getByRole('button', { name: words.send }).click();
      await expect(main(page).getByText(words.emailFault)).toBeVisible();
      await expect(main(page).getByLabel(words.name, { exact: true })).toHaveValue('Ana Lima');
      await main(page).getByLabel('E-mail').fill('ana@example.com');
      await main(page).getByRole('button', { name: words.send }).click();
      expect(await reference(page)).toMatch(REFERENCE);
    });
  });
}

test('a lost line keeps the form, says so, and sends once the line is back', async ({
  page,
  context,
  allowFailures,
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
  expect(await reference(page)).toMatch(REFERENCE);
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

async function apply(page: Page, birthdate: string) {
  const form = main(page);
  await page.goto('/seja-modelo');
  await form.getByLabel('Nome completo', { exact: true }).fill('Ana Lima');
  await form.getByLabel('Nome artístico').fill(`Ana ${Date.now()}`);
  await form.getByLabel('Data de nascimento').fill(birthdate);
  await form.getByLabel('Gênero').selectOption({ index: 1 });
  await form.getByLabel('Altura').selectOption({ label: '178 cm · 5\'10"' });
  await form.getByLabel('E-mail', { exact: true }).fill('ana@example.com');
  await form.getByLabel('Telefone', { exact: true }).fill('+55 (47) 99999-9999');
  await form.getByLabel('Instagram').fill('@ana');
  await form.getByLabel('País').selectOption({ label: 'Brasil' });
  await form.getByLabel('Estado').selectOption({ label: 'Santa Catarina' });
  await form.getByLabel(/^Cidade/).selectOption({ label: 'Joinville' });
  const buffer = await photo();
  for (const slot of ['Perfil', 'Rosto', 'Corpo inteiro', 'Personalidade']) {
    await form
      .getByLabel(slot, { exact: true })
      .setInputFiles({ name: 'retrato-muito-comprido-demais.jpg', mimeType: 'image/jpeg', buffer });
  }
}

test('an adult applies with four photos', async ({ page }) => {
  await apply(page, '29/02/2000');
  await expect(main(page).getByRole('img', { name: /a foto que você escolheu/ })).toHaveCount(4);
  await expect(main(page).getByText('retrato-muito-compri….jpg')).toHaveCount(4);
  await expect(main(page).getByLabel('Nome completo do responsável')).toBeHidden();
  await main(page).getByRole('button', { name: 'Enviar' }).click();
  expect(await reference(page)).toMatch(REFERENCE);
  await expect(main(page).getByLabel('Nome completo', { exact: true })).toHaveValue('');
  await expect(main(page).getByRole('img', { name: /a foto que você escolheu/ })).toHaveCount(0);
});

test('a minor applies with guardian and consent only', async ({ page }) => {
  await apply(page, `01/01/${new Date().getFullYear() - 15}`);
  await expect(main(page).getByText('apagado em 3 meses')).toBeVisible();
  await main(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(main(page).getByText('Precisamos desta autorização.')).toBeVisible();
  await expect(main(page).getByLabel('Nome completo do responsável')).toBeFocused();
  await axe(page);
  await main(page).getByLabel('Nome completo do responsável').fill('Rosa Lima');
  await main(page).getByLabel('E-mail do responsável').fill('rosa@example.com');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Enviar' }).click();
  expect(await reference(page)).toMatch(REFERENCE);
});

const badPhotos = [
  ['a.heic', Buffer.from('\0\0\0\x18ftypheic'), 'HEIC'],
  ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG é um desenho'],
  ['a.pdf', Buffer.from('%PDF-1.7'), 'Isto é um PDF'],
  ['a.jpg', Buffer.from('MZ and so on'), 'é um programa'],
  ['b.jpg', Buffer.alloc(0), 'está vazio'],
] as const;

for (const [name, buffer, text] of badPhotos) {
  test(`a photo that is none says so: ${text}`, async ({ page }) => {
    await page.goto('/seja-modelo');
    await main(page)
      .getByLabel('Rosto', { exact: true })
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(main(page).getByText(text)).toBeVisible();
  });
}

test('a quote request carries the favorites', async ({ page }) => {
  await page.goto('/modelos');
  await main(page)
    .getByRole('button', { name: /aos favoritos$/ })
    .first()
    .click();
  await page.goto('/favoritos');
  await page.getByRole('button', { name: 'Solicitar orçamento' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Nome').fill('Agência X');
  await panel.getByLabel('E-mail').fill('x@example.com');
  await panel.getByLabel('Telefone').fill('+55 (11) 99999-9999');
  await panel.getByLabel('Mensagem').fill(`Orçamento ${Date.now()}`);
  await panel.getByRole('button', { name: 'Enviar' }).click();
  await expect(panel.getByRole('status').filter({ hasText: REFERENCE })).toBeVisible();
});
