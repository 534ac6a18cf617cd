import { randomUUID } from 'node:crypto';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// Titles of new entries, failed saves, records of deleted entries, translations.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const mark = `palavras${randomUUID().slice(0, 8)}`;

test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

test('a new talent is titled in words, and a photo’s button says what it does', async ({ page }) => {
  await page.goto(`${staff.origin}/admin/collections/talents/create`);
  await expect(page.getByRole('heading', { name: 'Novo talento' })).toBeVisible();
  await page.getByLabel('Nome artístico').fill(mark);
  await expect(page.getByRole('heading', { name: mark })).toBeVisible();
  await page.goto(`${staff.origin}/admin/collections/posts/create`);
  await expect(page.getByRole('heading', { name: 'Nova publicação' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar foto' })).toBeVisible();
});

test('a save without a connection stays said until something is saved', async ({ page, context }) => {
  const data = { name: mark, gender: 'woman', status: 'draft' };
  const made = await page.request.post(`${staff.origin}/cms-api/talents`, { headers, data });
  const { doc } = await made.json();
  await page.goto(`${staff.origin}/admin/collections/talents/${doc.id}`);
  await page.getByLabel('Nome artístico').fill(`${mark} Dois`);
  await context.setOffline(true);
  const failure = page.getByText('sem conexão com o painel');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(failure).toBeVisible();
  await page.waitForTimeout(6_000);
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('unpublishing says that the translation stays, and takes both off; an older text is named', async ({
  page,
}) => {
  const data = { title: mark, type: 'blog', language: 'pt', published_at: '2026-11-01T12:00:00Z' };
  const post = (path: string, body: object) =>
    page.request.post(`${staff.origin}/cms-api/posts${path}`, { headers, data: body });
  const { doc } = await (await post('', { ...data, status: 'published' })).json();
  const { id: other } = await (await post(`/${doc.id}/translate`, {})).json();
  const change = (id: number, body: object) =>
    page.request.patch(`${staff.origin}/cms-api/posts/${id}`, { headers, data: body });
  await change(other, { status: 'published' });
  const older = page.getByText('O texto em inglês é mais antigo');
  await page.goto(`${staff.origin}/admin/collections/posts/${doc.id}`);
  await expect(page.getByRole('link', { name: 'Abrir em inglês' })).toBeVisible();
  await expect(older).toHaveCount(0);
  await change(doc.id, { title: `${mark} mudou` });
  await page.reload();
  await expect(older).toBeVisible();
  await page.locator('#field-status').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Rascunho' }).click();
  await expect(page.getByText('A publicação em inglês continua no site.')).toBeVisible();
  await page.getByRole('button', { name: 'Tirar as duas do ar' }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  const stateOf = async (id: number) =>
    (await (await page.request.get(`${staff.origin}/cms-api/posts/${id}?depth=0`, { headers })).json())
      .status;
  expect(await Promise.all([doc.id, other].map(stateOf))).toEqual(['draft', 'draft']);
});
