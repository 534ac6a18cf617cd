import { randomUUID } from 'node:crypto';
import { expect, test } from './support/inbox';
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
