import { expect, test } from './support/desk';
import { staff } from './support/staff';

test('a talent’s form leads to her page on the site, copies its address, and passes it on', async ({
  page,
  context,
  desk,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: staff.origin });
  const [{ id, name }] = await desk.docs('talents?where[status][equals]=published&limit=1');
  await desk.open(page, `collections/talents/${id}`);
  const address = await page.getByRole('link', { name: 'Ver no site' }).getAttribute('href');
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const chat = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  await expect(chat).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(address ?? '')}`);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
