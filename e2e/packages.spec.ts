import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { connectControl } from './support/control';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import {
  askAsStaff,
  commentOn,
  packageLink as linkOf,
  makePackage as make,
  openLocked,
  pathOf,
  sayName,
  showMinor,
  talentOf,
  typePasscode,
} from './support/packages';
import { WHOLE } from './support/sample';
import { staff } from './support/staff';

// A client opens a package by its secret link, answers with and without script, and staff end it.
const { Package: words, PackageTerms: terms, Errors: errors } = portuguese;

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });

/** The files of a folder that hold a word. */
const holding = (folder: string | undefined, word: string): string[] =>
  !folder || !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
        try {
          return readFileSync(path.join(folder, name)).includes(word);
        } catch {
          return false;
        }
      });

test('a client answers with one thumb, staff see it within seconds, and revoking ends page and pictures', async ({
  page,
  browser,
  allowFailures,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const { id, names } = await make(page.request);
  const [first = '', second = ''] = names;
  const { panel, address } = await linkOf(browser, id);
  const answer = await page.goto(pathOf(address));
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await untilHydrated(page);
  expect(await page.title()).not.toContain('Campanha');
  await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible();
  const picture = talentOf(page, first).getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await axe(page);

  await sayName(page, 'Rita');
  await talentOf(page, first).getByRole('button', { name: words.yes, exact: true }).click();
  await expect(talentOf(page, first).getByRole('status')).toHaveText(words.saved);
  await talentOf(page, second).getByRole('button', { name: words.yes, exact: true }).focus();
  await page.keyboard.press('2');
  await expect(talentOf(page, second).getByRole('button', { name: words.maybe })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await commentOn(page, first, 'Para a capa');
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByText(/Resposta enviada em .* Referência [A-Z]+-\w{5}\./)).toBeVisible();
  await expect(page.getByText('1 de 1 escolhido')).toBeVisible();
  await axe(page);
  expect(new URL(page.url()).search).toBe('');

  await page.reload();
  await expect(page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
  await expect(talentOf(page, first).getByLabel(words.comment)).toHaveValue('Para a capa');

  const other = await browser.newPage();
  await other.goto(address);
  await expect(other.getByLabel(words.name)).toBeVisible();
  expect(await other.content()).not.toContain('Para a capa');
  await other.close();

  // her first tap came before her name
  await expect(panel.getByText(/^Rita · (celular|computador)/)).toBeVisible();
  await expect(panel.getByText(/^Sem nome · /)).toHaveCount(0);
  const row = panel.getByRole('row').filter({ hasText: first });
  await expect(row.getByText('Sim', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(row.getByText('Para a capa')).toBeVisible();

  const source = (await picture.getAttribute('src')) ?? '';
  expect((await page.request.get(source)).status()).toBe(200);
  const secret = pathOf(address).slice(-22);
  expect(holding(process.env.PASSARELA_DATA, secret)).toEqual([]);
  const control = connectControl(process.env.CONTROL_URL ?? '');
  for (const name of ['panel', 'site'] as const) expect(await control.outputOf(name)).not.toContain(secret);
  await panel.getByRole('button', { name: 'Encerrar todos os links' }).click();
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(panel.getByText('Os links aparecem depois de salvar')).toBeVisible();
  expect((await page.request.get(source)).status()).toBe(410);
  allowFailures();
  expect((await page.goto(pathOf(address)))?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: errors.packageRevoked })).toBeVisible();
  await panel.context().close();
});

test('a minor who joins a package that is out is nowhere on its page before staff tick that they read the warnings', async ({
  page,
  browser,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const {
    id,
    names,
    path: address,
  } = await make(
    page.request,
    {},
    { birthdate: '2012-05-05', agency: { guardian_name: 'Rosa', guardian_phone: '47 99999-0000' } },
    ['Menor'],
  );
  const [name = ''] = names;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible();
  expect(await page.content()).not.toContain(name);
  const { panel } = await linkOf(browser, id);
  const links = panel.getByRole('region', { name: 'Links' });
  const hidden = links.getByText(`Ainda não aparece para o cliente: ${name}.`);
  await expect(hidden).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: name })).toContainText(
    'não aparece para o cliente',
  );
  const tick = await showMinor(panel, name);
  await expect(hidden).toBeHidden();
  await page.reload();
  await expect(talentOf(page, name)).toBeVisible();
  await tick.click();
  await expect(hidden).toBeVisible();
  await page.reload();
  expect(await page.content()).not.toContain(name);
  await panel.context().close();
});

test(
  'a passcode is asked before the first face, once a day, and does not stay in the address',
  WHOLE,
  async ({ page }) => {
    test.skip(!staff.password, 'only npm test knows staff');
    const { names, path: address } = await openLocked(page);
    await axe(page);
    await typePasscode(page);
    await expect(page).toHaveURL(address);
    await sayName(page, 'Rita');
    await talentOf(page, names[0] ?? '')
      .getByRole('button', { name: words.no, exact: true })
      .click();
    await expect(talentOf(page, names[0] ?? '').getByRole('status')).toHaveText(words.saved);
    await page.goto(address);
    await expect(page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
    await expect(page).toHaveURL(address);
  },
);

test('abroad the terms are asked once of each person, not again after a reload, nor on another device with a code', async ({
  page,
  browser,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const client = { company: `Casting ${Date.now()}`, country: 'US' };
  const { doc } = await askAsStaff(page.request, 'clients', client);
  const abroad = { agency: { abroad: true } };
  const { names, path: address } = await make(page.request, { client: doc.id }, abroad);
  const [first = ''] = names;
  await page.goto(address);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeVisible();
  await axe(page);
  await page.getByLabel(words.name).fill('Rita');
  await page.getByLabel(terms.accept).check();
  await page.getByRole('button', { name: terms.see }).click();
  for (const _ of ['accepted', 'reloaded']) {
    await expect(talentOf(page, first)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
    await page.goto(address);
  }
  await expect(page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
  await untilHydrated(page);
  // a client in the United States reads their own units, until they choose others
  const inches = talentOf(page, first).getByText('5\'11"', { exact: true });
  const metres = talentOf(page, first).getByText('181 cm', { exact: true });
  const units = page.getByRole('combobox', { name: portuguese.Measures.units });
  await expect(units).toHaveValue('us');
  await expect(inches).toBeVisible();
  await expect(metres).toBeHidden();
  await units.selectOption('br');
  await expect(metres).toBeVisible();
  await expect(inches).toBeHidden();
  await page.getByRole('button', { name: words.elsewhere }).click();
  const code =
    /\d{3} \d{3}/.exec(
      (await page
        .locator('#who')
        .getByText(/\d{3} \d{3}/)
        .textContent()) ?? '',
    )?.[0] ?? '';
  const phone = await browser.newPage();
  await phone.goto(address);
  await untilHydrated(phone);
  await phone.getByText(words.here).click();
  await phone.getByLabel(words.code).fill(code);
  await phone.getByRole('button', { name: words.go, exact: true }).click();
  await expect(talentOf(phone, first)).toBeVisible();
  await expect(phone.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
  await phone.close();
});
