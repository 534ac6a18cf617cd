import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

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
  await expect(height).toHaveValue('178/5\'10"');
  await page.getByRole('combobox', { name: 'Sapatos' }).fill('38 x 8');
  const jeans = page.getByRole('combobox', { name: 'Jeans' });
  await jeans.click();
  await page.keyboard.type('12');
  await expect(page.getByText('Fora da lista')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sapatos' })).toHaveValue('38x8');
  await expect(jeans).toHaveAccessibleDescription(
    'Fora da lista (34 a 60, com meios). Confira: é salvo assim mesmo.',
  );
  await expect(jeans).toHaveValue('12');
  await expect(page.getByText('Fora da lista')).toHaveCount(1);
});
