import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

// Staff who know no computers: each error stands at its place, and Back leads back.
test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

test('Back leads from an entry to the list that it was opened from, and Forward to the entry', async ({
  page,
}) => {
  await page.goto(`${staff.origin}/admin/collections/posts`);
  await expect(page).toHaveURL(/\/posts\?/);
  expect((await page.request.get(`${staff.origin}/favicon.ico`)).status()).toBe(200);
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.locator('[name="title"]')).toHaveValue(title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Publicações');
  await expect(page.locator('[name="title"]')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('[name="title"]')).toHaveValue(title);
});

test('Back with a text that is not saved asks first, and stays if one says so', async ({ page }) => {
  await page.goto(`${staff.origin}/admin/collections/posts`);
  await expect(page).toHaveURL(/\/posts\?/);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const description = page.locator('textarea[name="description"]');
  await description.click();
  await page.keyboard.type('Não salvo. ');
  const answers = [false, true];
  page.on('dialog', (dialog) => (answers.shift() ? dialog.accept() : dialog.dismiss()));
  await page.evaluate(() => window.history.back());
  await expect.poll(() => answers.length).toBe(1);
  await expect(description).toHaveValue(/Não salvo\. /);
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Publicações');
  expect(answers).toEqual([]);
});

test('measures offer their lists, understand what is typed and warn about the rest [S96.2-11]', async ({
  page,
}) => {
  await page.goto(`${staff.origin}/admin/collections/talents/create`);
  await page.getByRole('button', { name: 'Medidas', exact: true }).click();
  const height = page.getByRole('combobox', { name: 'Altura' });
  const options = (name: string) => page.locator(`#measure-${name}-list option`);
  await expect(options('height')).toHaveCount(171);
  await expect(options('shoes')).toHaveCount(119);
  await expect(height).toHaveAttribute('list', 'measure-height-list');
  await height.click();
  await page.keyboard.type('1,78');
  await page.keyboard.press('Tab');
  await expect(height).toHaveValue('1,78');
  await page.getByRole('combobox', { name: 'Sapatos' }).fill('38 x 8');
  const jeans = page.getByRole('combobox', { name: 'Jeans' });
  await jeans.click();
  await page.keyboard.type('12');
  await expect(page.getByText('Fora da lista')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sapatos' })).toHaveValue('38x8');
  await expect(jeans).toHaveAccessibleDescription(
    'Fora da lista (de 34 a 60, inteiros ou meios). Confira: é salvo assim mesmo.',
  );
  await expect(jeans).toHaveValue('12');
  await expect(page.getByText('Fora da lista')).toHaveCount(1);
});
