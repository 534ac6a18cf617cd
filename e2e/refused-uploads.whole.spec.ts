import { detailedPhoto, photo } from './support/photos';
import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('of four files sent at once two are stored, and two are named with the reason in Portuguese', async ({
  page,
  allowFailures,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  allowFailures();
  await signInAsStaff(page.context());
  const whole = await detailedPhoto();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await page.goto(`${staff.origin}/admin/collections/media`);
  await page.getByRole('button', { name: 'Enviar vários arquivos' }).first().click();
  await page.locator('.bulk-upload--add-files input[type="file"]').setInputFiles([
    { name: 'praia-um.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'praia-dois.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'praia-tres.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) },
    { name: 'praia-quatro.jpg', mimeType: 'image/jpeg', buffer: whole },
  ]);
  await page.getByRole('button', { name: 'Salvar', exact: true }).last().click();
  await expect(page.getByText(/praia-dois\.heic: A foto está incompleta ou danificada/)).toBeVisible();
  await expect(page.getByText(/praia-tres\.jpg: A foto está incompleta ou danificada/)).toBeVisible();
  await expect(page.getByText('2 arquivos salvos')).toBeVisible();
  await expect(page.getByText('2 arquivos não foram salvos: os motivos estão ao lado')).toBeVisible();
  await expect(page.getByText(/Successfully|Failed to/)).toHaveCount(0);

  const headers = { Origin: staff.origin };
  const where = 'where[filename][contains]=praia-&depth=0';
  const { docs } = await (
    await page.request.get(`${staff.origin}/cms-api/media?${where}`, { headers })
  ).json();
  const names = docs.map(({ filename }: { filename: string }) => filename.replace(/-[0-9a-f]{10}.*$/, ''));
  expect(names.toSorted()).toEqual(['praia-quatro', 'praia-um']);
  for (const { id } of docs) await page.request.delete(`${staff.origin}/cms-api/media/${id}`, { headers });
});
