import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('a talent’s form leads to her page on the site, copies its address, and passes it on', async ({
  page,
  context,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await signInAsStaff(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: staff.origin });
  await page.goto(`${staff.origin}/admin/collections/talents`);
  const found = await page.request.get(
    `${staff.origin}/cms-api/talents?where[status][equals]=published&limit=1&depth=0`,
    { headers: { Origin: staff.origin } },
  );
  const [{ id, name }] = (await found.json()).docs;
  await page.goto(`${staff.origin}/admin/collections/talents/${id}`);
  const address = await page.getByRole('link', { name: 'Ver no site' }).getAttribute('href');
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const chat = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  await expect(chat).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(address ?? '')}`);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
