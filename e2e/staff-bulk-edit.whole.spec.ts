import type { Page } from '@playwright/test';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

// One value for several entries: our drawer replaces Payload's and sends named entries and fields.
test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

/** The divisions of talents with this name, by id. */
async function divisionsOf(page: Page, name: string): Promise<number[][]> {
  const where = `where[name][contains]=${encodeURIComponent(name)}`;
  const found = await page.request.get(`${staff.origin}/cms-api/talents?${where}&depth=0&sort=id`, {
    headers: { Origin: staff.origin },
  });
  return (await found.json()).docs.map(({ divisions }: { divisions: number[] }) => divisions);
}

test('a division is added to two talents, who keep theirs, and taken back from the message', async ({
  page,
}) => {
  const name = `Em Conjunto ${Date.now()}`;
  const headers = { Origin: staff.origin };
  const found = await page.request.get(`${staff.origin}/cms-api/divisions?depth=0&limit=2&sort=id`, {
    headers,
  });
  const [own, other] = (await found.json()).docs;
  for (const divisions of [[own.id], [own.id, other.id]]) {
    const data = { name, gender: 'woman', status: 'draft', divisions };
    const made = await page.request.post(`${staff.origin}/cms-api/talents`, { data, headers });
    expect(made.status()).toBe(201);
  }
  await page.goto(
    `${staff.origin}/admin/collections/talents?where[name][contains]=${encodeURIComponent(name)}`,
  );
  await expect(page.getByRole('checkbox', { name: `Marcar ${name}` })).toHaveCount(2);
  for (const box of await page.getByRole('checkbox', { name: `Marcar ${name}` }).all()) await box.check();
  await page.getByRole('button', { name: 'Editar os selecionados (2)' }).click();
  const drawer = page.locator('#edit-selected-talents');
  await drawer.getByLabel('Campos que mudam').fill('Divisões');
  await drawer.getByRole('option', { name: 'Divisões', exact: true }).click();
  await expect(drawer.getByRole('radio', { name: 'Acrescentar ao que já tem' })).toBeChecked();
  await drawer.locator('#field-divisions input').fill(other.name.pt ?? other.name);
  await page.getByRole('option', { name: other.name.pt ?? other.name }).click();
  await drawer.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(drawer).toContainText('Divisões: entra em 1, já está em 1.');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo em 1.')).toBeVisible();
  expect(await divisionsOf(page, name)).toEqual([
    [own.id, other.id],
    [own.id, other.id],
  ]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito em 1.')).toBeVisible();
  expect(await divisionsOf(page, name)).toEqual([[own.id], [own.id, other.id]]);
});

test('the first mark moves no row: the next click meets its own', async ({ page }) => {
  for (const list of ['talents', 'posts']) {
    await page.goto(`${staff.origin}/admin/collections/${list}?limit=10`);
    const boxes = page
      .getByRole('checkbox', { name: /^Marcar (?!tod)/ })
      .or(page.locator('tbody').getByRole('checkbox'));
    const second = boxes.nth(1);
    await expect(second).toBeVisible();
    const before = await second.boundingBox();
    await boxes.nth(0).check();
    await expect(page.getByRole('button', { name: 'Editar os selecionados (1)' })).toBeEnabled();
    expect(await second.boundingBox(), list).toEqual(before);
  }
});

test('talents taken off the site at once are put back from the message, which stays until then', async ({
  page,
  allowFailures,
}) => {
  allowFailures();
  const name = `Fora E Dentro ${Date.now()}`;
  const headers = { Origin: staff.origin };
  for (let count = 0; count < 2; count += 1) {
    const data = { name, gender: 'woman', status: 'published' };
    expect((await page.request.post(`${staff.origin}/cms-api/talents`, { data, headers })).status()).toBe(
      201,
    );
  }
  const where = `where[name][contains]=${encodeURIComponent(name)}`;
  await page.goto(`${staff.origin}/admin/collections/talents?${where}`);
  const boxes = page.getByRole('checkbox', { name: `Marcar ${name}` });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Editar os selecionados (2)' }).click();
  const drawer = page.locator('#edit-selected-talents');
  await drawer.getByLabel('Campos que mudam').fill('Situação');
  await drawer.getByRole('option', { name: 'Situação', exact: true }).click();
  await drawer.locator('#field-status input').fill('Rascunho');
  await page.getByRole('option', { name: 'Rascunho' }).click();
  await drawer.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(drawer).toContainText('Situação: muda em 2, já é assim em 0.');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await page.route('**/undo-selected', (route) => route.abort(), { times: 1 });
  await undo.click();
  await expect(page.getByText('Nada mudou. Tente de novo.')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Desfeito em 2.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  const found = await page.request.get(`${staff.origin}/cms-api/talents?${where}&depth=0`, { headers });
  expect((await found.json()).docs.map(({ status }: { status: string }) => status)).toEqual([
    'published',
    'published',
  ]);
});
