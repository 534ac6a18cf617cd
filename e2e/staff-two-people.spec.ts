import { randomUUID } from 'node:crypto';
import { expect, test } from './support/inbox';
import { invited, PASSWORD } from './support/invited';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// Two people on one talent: whoever loses keeps what they wrote.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };

test('after somebody else’s save one’s own values are read, copied and put back field by field', async ({
  page,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const talents = `${staff.origin}/cms-api/talents`;
  const data = { name: `Dois ${randomUUID()}`, gender: 'woman', status: 'draft' };
  const { doc } = await (await page.request.post(talents, { headers, data })).json();
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/talents/${doc.id}`);
  const name = page.locator('#field-name');
  await expect(name).toHaveValue(data.name);
  const renamed = `Outra ${randomUUID()}`;
  await page.request.patch(`${talents}/${doc.id}`, { headers, data: { name: renamed } });
  await name.fill('O meu nome');
  await page.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(name).toHaveValue(renamed);
  await page.getByRole('button', { name: 'O que você tinha escrito (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que você tinha escrito' });
  await expect(dialog.getByRole('textbox')).toHaveValue('O meu nome');
  await dialog.getByRole('button', { name: 'Colocar de volta' }).click();
  await expect(name).toHaveValue('O meu nome');
});

test('whoever takes over has at hand what they had typed', async ({ page, browser }) => {
  test.skip(!staff.password, 'only npm test knows staff');
  test.setTimeout(120_000);
  const talents = `${staff.origin}/cms-api/talents`;
  const data = { name: `Assumida ${randomUUID()}`, gender: 'woman', status: 'draft' };
  const { doc } = await (await page.request.post(talents, { headers, data })).json();
  const form = `${staff.origin}/admin/collections/talents/${doc.id}`;
  const email = await invited(page);
  const other = await browser.newContext({ locale: 'pt-BR' });
  const signIn = { headers: { Origin: staff.origin }, data: { email, password: PASSWORD } };
  expect((await other.request.post(`${staff.origin}/cms-api/users/login`, signIn)).status()).toBe(200);
  const hers = await other.newPage();
  await hers.goto(form);
  await hers.locator('#field-name').fill('O nome dela');
  await expect
    .poll(async () =>
      (await page.request.get(`${staff.origin}/cms-api/payload-locked-documents`, { headers })).text(),
    )
    .toContain(`${doc.id}`);
  await signInAsStaff(page.context());
  await page.goto(form);
  await page.locator('#field-biography__pt').fill('O que eu escrevi');
  await page.getByRole('button', { name: 'Assumir' }).click();
  await page.getByRole('button', { name: 'O que você tinha escrito (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que você tinha escrito' });
  await expect(dialog.getByRole('textbox')).toHaveValue('O que eu escrevi');
  await other.close();
});
