import { randomUUID } from 'node:crypto';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

// Titles and buttons of new entries.
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
