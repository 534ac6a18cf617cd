import { detailedPhoto } from './support/photos';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

// Bodies of staff pass the panel's gate; bodies of strangers do not (docs/decisions/one-gate.md).
const API = `${staff.origin}/cms-api`;
const headers = { Origin: staff.origin };

test('staff upload a picture in the admin, describe it, and save again', WHOLE, async ({ page }) => {
  test.setTimeout(90_000);
  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/media/create`);
  const file = { name: `gate-${Date.now()}.jpg`, mimeType: 'image/jpeg', buffer: await detailedPhoto() };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('[name="alt.pt"]').fill('Uma foto de teste');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page).toHaveURL(/\/media\/\d+/, { timeout: 30_000 });
  const id = Number(/\/media\/(\d+)/.exec(page.url())?.[1]);
  try {
    const description = page.locator('[name="alt.pt"]');
    await expect(description).toHaveValue('Uma foto de teste');
    await description.fill('Outra descrição');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const stored = async () => (await page.request.get(`${API}/media/${id}`, { headers })).json();
    await expect.poll(async () => (await stored()).alt.pt, { timeout: 20_000 }).toBe('Outra descrição');
  } finally {
    await page.goto('about:blank');
    await page.request.delete(`${API}/media/${id}`, { headers });
  }
});

test('staff save a text of 300 kB, and are told when it is too large', async ({ page }) => {
  await signInAsStaff(page.context());
  const send = (bytes: number) =>
    page.request.post(`${API}/payload-preferences/gate-test`, {
      headers,
      data: { value: 'x'.repeat(bytes) },
    });
  expect((await send(300 * 1024)).status()).toBe(200);
  const refused = await send(1024 * 1024);
  expect(refused.status()).toBe(413);
  expect((await refused.json()).errors[0].message).toMatch(/grande demais.*too large/);
  await page.request.delete(`${API}/payload-preferences/gate-test`, { headers });
});

test('strangers send little, and no file', async ({ request }) => {
  const login = (bytes: number) =>
    request.post(`${API}/users/login`, { headers, data: { email: 'x'.repeat(bytes), password: 'x' } });
  expect((await login(100)).status()).toBeLessThan(500);
  expect((await login(100)).status()).not.toBe(413);
  expect((await login(20 * 1024)).status()).toBe(401);
  expect((await login(2 * 1024 * 1024)).status()).toBe(413);
  const file = { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(100) };
  expect((await request.post(`${API}/media`, { headers, multipart: { file } })).status()).toBe(401);
});
