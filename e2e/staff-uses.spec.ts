import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// Used things say where, and a division that leaves is replaced first.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const PAYLOADS = ['.app-header', '.nav', '.step-nav'];

test('a division in use is replaced in its talents, then deleted', async ({ page }) => {
  const api = `${staff.origin}/cms-api`;
  const mark = Date.now() % 1_000_000;
  const [gone, other] = [880_000_000 + mark, 890_000_000 + mark];
  for (const [id, pt] of [
    [gone, `Sai ${mark}`],
    [other, `Fica ${mark}`],
  ] as const) {
    const data = { id, name: { pt, en: pt }, category: 1 };
    expect((await page.request.post(`${api}/divisions`, { headers, data })).status()).toBe(201);
  }
  const data = { name: `De Divisão ${mark}`, gender: 'woman', status: 'draft', divisions: [gone] };
  const { doc } = await (await page.request.post(`${api}/talents`, { headers, data })).json();
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/divisions/${gone}`);
  const uses = page.getByRole('region', { name: 'Onde é usado' });
  await expect(uses.getByRole('link', { name: data.name })).toHaveAttribute('href', /talents\/\d+$/);
  await uses.getByRole('button', { name: 'Tirar de todos e apagar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Usada em 1: ${data.name}`);
  await dialog.getByLabel('No lugar dela').selectOption(`Fica ${mark}`);
  await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
  await dialog.getByRole('button', { name: 'Tirar e apagar' }).click();
  await page.waitForURL(/\/admin\/collections\/divisions(\?|$)/);
  const talent = await (await page.request.get(`${api}/talents/${doc.id}?depth=0`, { headers })).json();
  expect(talent.divisions).toEqual([other]);
  expect((await page.request.get(`${api}/divisions/${gone}`, { headers })).status()).toBe(404);
  for (const path of [`talents?where[id][equals]=${doc.id}`, `divisions?where[id][equals]=${other}`])
    await page.request.delete(`${api}/${path}&typed=1&trash=true`, { headers });
});
