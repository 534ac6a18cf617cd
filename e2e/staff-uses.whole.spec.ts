import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { plainJpeg, storePicture } from './support/media';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// Used things say where, and a division that leaves is replaced first.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const PAYLOADS = ['.app-header', '.nav', '.step-nav'];

test.describe.configure({ timeout: 90_000 });

test('a division in use is replaced in its talents, then trashed', async ({ page }) => {
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
  await uses.getByRole('button', { name: 'Tirar de todos e mover para a lixeira' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Usada em 1: ${data.name}`);
  await dialog.getByLabel('No lugar dela').selectOption(`Fica ${mark}`);
  await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
  await dialog.getByRole('button', { name: 'Tirar e mover para a lixeira' }).click();
  await page.waitForURL(/\/admin\/collections\/divisions(\?|$)/);
  const talent = await (await page.request.get(`${api}/talents/${doc.id}?depth=0`, { headers })).json();
  expect(talent.divisions).toEqual([other]);
  expect((await page.request.get(`${api}/divisions/${gone}`, { headers })).status()).toBe(404);
  for (const path of [`talents?where[id][equals]=${doc.id}`, `divisions?where[id][equals]=${other}`])
    await page.request.delete(`${api}/${path}&typed=1&trash=true`, { headers });
});

test('a photo in use is replaced at its place in a book, and goes to the trash', async ({
  page,
  inbox: _,
}) => {
  const api = `${staff.origin}/cms-api`;
  const mark = Date.now() % 1_000_000;
  const [gone, other, last] = await Promise.all(
    ['#a57', '#57a', '#7a5'].map(async (colour, at) =>
      storePicture(page.request, `troca-${at}-${mark}.jpg`, await plainJpeg(60, 80, colour)),
    ),
  );
  if (!gone || !other || !last) throw new Error('no pictures');
  const data = { name: `Troca ${mark}`, gender: 'woman', cover: gone.id, book: [gone.id, last.id] };
  const { doc } = await (await page.request.post(`${api}/talents`, { headers, data })).json();
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/media/${gone.id}`);
  const uses = page.getByRole('region', { name: 'Onde é usado' });
  await uses.getByRole('button', { name: 'Escolher a foto que fica no lugar' }).click();
  const drawer = page.locator('.list-drawer');
  await drawer.getByTitle(other.filename).click();
  await expect(drawer).toHaveCount(0);
  await uses.getByRole('button', { name: 'Tirar de todos ou trocar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Usada em 1: ${data.name}`);
  await expect(dialog).toContainText(`No lugar dela: ${other.filename}`);
  await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
  await dialog.getByRole('button', { name: 'Confirmar e mandar para a lixeira' }).click();
  await page.waitForURL(/\/admin\/collections\/media(\?|$)/);
  const talent = await (await page.request.get(`${api}/talents/${doc.id}?depth=0`, { headers })).json();
  expect([talent.cover, talent.book]).toEqual([other.id, [other.id, last.id]]);
  const trashed = await page.request.get(`${api}/media/${gone.id}?trash=true`, { headers });
  expect((await trashed.json()).deletedAt).toBeTruthy();
  // with the talent go the photos, which the open list may still be loading
  await page.goto('about:blank');
  await page.request.delete(`${api}/talents?where[id][equals]=${doc.id}&typed=1&trash=true`, { headers });
});
