import type { Page } from '@playwright/test';
import { openPhotoGrid } from './support/desk';
import { expect, test } from './support/inbox';
import { askAsStaff, makePackage, packageLink } from './support/packages';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';

// A package at the desk: its client, who may go abroad, and several of those at once.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => {
  test.skip(!staff.password, 'only npm test knows staff');
  await signInAsStaff(page.context());
});

const abroadOf = async (page: Page, name: string) =>
  (await askAsStaff(page.request, `talents?where[name][equals]=${encodeURIComponent(name)}&depth=0`)).docs[0]
    .agency.abroad;

test(
  'the dialog of a new client closes once it is saved, and the package has the client',
  WHOLE,
  async ({ page, browser }) => {
    const { id } = await makePackage(page.request);
    const { panel } = await packageLink(browser, id);
    await expect(panel.getByText('Sem cliente: escolha ou crie um')).toBeVisible();
    await panel
      .locator('#field-client')
      .getByRole('button', { name: /adicionar|criar/i })
      .click();
    const dialog = panel.getByRole('dialog');
    const company = `Casa ${Date.now()}`;
    await dialog.locator('[name="company"]').fill(company);
    await dialog.getByRole('button', { name: 'Adicionar Pessoa' }).click();
    await dialog.locator('[name="people.0.name"]').fill('Rita');
    await expect(dialog.locator('[name="people.1.name"]')).toHaveCount(0);
    await dialog.locator('#field-country input').fill('Portugal');
    await panel.getByRole('option', { name: 'Portugal' }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.locator('#field-client')).toContainText(company);
    await panel.context().close();
  },
);

test(
  'ticking many for abroad counts, may be left, and says how it ended',
  WHOLE,
  async ({ page, browser }) => {
    const names = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'];
    const made = await makePackage(page.request, {}, {}, names);
    const { doc: client } = await askAsStaff(page.request, 'clients', {
      company: `Fora ${Date.now()}`,
      country: 'PT',
    });
    const { panel } = await packageLink(browser, made.id);
    await panel.locator('#field-client input').fill(client.company);
    await panel.getByRole('option', { name: client.company }).click();
    await panel.getByRole('button', { name: 'Autorizar o envio ao exterior (6)' }).click();
    const dialog = panel.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Marcar todos' }).click();
    await expect(dialog.getByText(/Marcando: \d de 6|Marcado em 6 de 6/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel.getByText('Marcado em 6 de 6.').last()).toBeVisible();
    for (const name of made.names) expect(await abroadOf(page, name)).toBe(true);
    await panel.context().close();
  },
);

test('several adults of the list may go abroad at once, and a minor among them is named', async ({
  page,
  allowFailures,
}) => {
  allowFailures();
  const mark = `Exterior ${Date.now()}`;
  const agency = { guardian_name: 'Rosa', guardian_phone: '47 99999-0000' };
  for (const [name, birthdate] of [
    [`${mark} Adulta`, '1990-05-05'],
    [`${mark} Menor`, '2015-05-05'],
  ])
    await askAsStaff(page.request, 'talents', { name, gender: 'woman', status: 'draft', birthdate, agency });
  await page.goto(
    `${staff.origin}/admin/collections/talents?where[name][contains]=${encodeURIComponent(mark)}`,
  );
  await openPhotoGrid(page);
  const boxes = page.getByRole('checkbox', { name: `Marcar ${mark}` });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Editar os selecionados (2)' }).click();
  const drawer = page.locator('#edit-selected-talents');
  await drawer.getByLabel('Campos que mudam').fill('exterior');
  await drawer.getByRole('option', { name: 'Pode ser enviado ao exterior' }).click();
  await drawer.getByRole('checkbox', { name: 'Pode ser enviado ao exterior' }).check();
  await drawer.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(drawer).toContainText('Pode ser enviado ao exterior: muda em 2');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toContainText('Menores são autorizados um a um');
  expect(await abroadOf(page, `${mark} Adulta`)).toBe(true);
  expect(await abroadOf(page, `${mark} Menor`)).toBe(false);
});
