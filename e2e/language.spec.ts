import { expect, test } from './support/test';

test('changing the language shows the overlay for a moment, and traps nobody', async ({ page }) => {
  await page.goto('/modelos?letra=a&utm_source=carta');
  const overlay = page.getByRole('status').filter({ hasText: /Trocando o idioma|Changing the language/ });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(overlay).toHaveCount(1);
  await expect(page).toHaveURL(/\/en\/models\?letter=a&utm_source=carta$/);
  await expect(overlay).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/en\/about$/);
});

test('choosing the language one reads already shows nothing', async ({ page }) => {
  await page.goto('/en/blog');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Changing the language')).toHaveCount(0);
});
