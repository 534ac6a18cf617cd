import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { invited, PASSWORD } from './support/invited';
import { staff, staffCookie } from './support/staff';

// Measures from a number to a number, in the list's address and in its saved filters.
const list = `${staff.origin}/admin/collections/talents`;
const api = `${staff.origin}/cms-api`;
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };

test('talents are found by a range of heights, which is saved as a filter', async ({ page }) => {
  // an account of its own: the list remembers for each whether it shows faces, a table or measures
  const email = await invited(page);
  const signIn = { headers: { Origin: staff.origin }, data: { email, password: PASSWORD } };
  expect((await page.request.post(`${api}/users/login`, signIn)).status()).toBe(200);
  const mark = Date.now();
  const name = (height: string) => `Faixa ${mark} ${height}`;
  for (const height of ['174', '175', '180', '181']) {
    const data = { name: name(height), gender: 'woman', status: 'draft', height };
    expect((await page.request.post(`${api}/talents`, { headers, data })).status()).toBe(201);
  }
  const face = (height: string) => page.getByRole('checkbox', { name: `Marcar ${name(height)}` });
  try {
    await page.goto(`${list}?where[name][contains]=${mark}`);
    await expect(face('174')).toBeVisible();
    await page.getByText('Medidas de–até').click();
    const form = page.getByRole('form', { name: 'Medidas de–até' });
    const height = form.getByRole('group', { name: 'Altura (cm)' });
    await height.getByLabel('de').fill('38/40');
    expect(await height.getByLabel('de').evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
      'Um número só, como 38 ou 62,5.',
    );
    await height.getByLabel('de').fill('1,75');
    await height.getByLabel('até').fill('180');
    await height.getByLabel('até').press('Enter');
    await expect(page.getByText('Medidas de–até: Altura 175–180 cm')).toBeVisible();
    await expect(face('174')).toHaveCount(0);
    for (const one of ['175', '180']) await expect(face(one)).toBeVisible();
    await expect(face('181')).toHaveCount(0);
    await axe(page, {
      without: [
        '.app-header',
        '.nav',
        '.list-header',
        '.list-controls',
        '.page-controls',
        '.query-preset-bar',
        '.search-bar',
      ],
      notRules: ['region', 'landmark-one-main'],
    });

    await page.getByRole('button', { name: 'Criar: filtro salvo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome do filtro').fill(`Altas ${mark}`);
    await expect(dialog).toContainText('Altura (cm)');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(`Altas ${mark}`).first()).toBeVisible();
    const saved = await page.request.get(`${api}/payload-query-presets?where[title][equals]=Altas ${mark}`, {
      headers,
    });
    expect(JSON.stringify((await saved.json()).docs[0].where)).toContain(
      '{"figures.height":{"greater_than_equal":',
    );

    await page.getByText('Medidas de–até').click();
    await page.getByRole('button', { name: 'Limpar medidas' }).click();
    await expect(face('181')).toBeVisible();
  } finally {
    await page.request.delete(`${api}/payload-query-presets?where[title][equals]=Altas ${mark}`, { headers });
    await page.request.delete(`${api}/talents?where[name][contains]=${mark}&typed=4`, { headers });
  }
});
