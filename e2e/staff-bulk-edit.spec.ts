import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

// The same value for several entries: our drawer, in place of Payload's, which asks the panel for named entries and fields.
test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

test('two posts get one description at once', async ({ page }) => {
  const batch = `juntas-${Date.now()}`;
  const headers = { Origin: staff.origin };
  for (const title of ['Primeira', 'Segunda']) {
    const data = { title: `${title} ${batch}`, batch, type: 'news', language: 'pt', status: 'draft' };
    expect((await page.request.post(`${staff.origin}/cms-api/posts`, { data, headers })).status()).toBe(201);
  }
  await page.goto(`${staff.origin}/admin/collections/posts?where[batch][equals]=${batch}`);
  await expect(page.getByRole('link', { name: `Segunda ${batch}` })).toBeVisible();
  await page.locator('#select-all').check();
  await page.getByRole('button', { name: 'Editar os selecionados (2)' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Campos que mudam').fill('Descrição');
  await drawer.getByRole('option', { name: 'Descrição', exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Descrição' }).fill('Uma para as duas');
  await expect(drawer).toContainText('no lugar do que têm: 2.');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/cms-api/posts/update-selected'));
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  // the page loads anew at once, and takes the body along
  expect((await sent).status()).toBe(200);
  const found = await page.request.get(
    `${staff.origin}/cms-api/posts?where[batch][equals]=${batch}&depth=0`,
    { headers },
  );
  const { docs } = await found.json();
  expect(docs.map(({ description }: { description: string }) => description)).toEqual(
    Array.from({ length: 2 }, () => 'Uma para as duas'),
  );
});
