import { expect, test } from './support/test';

test('changing the language shows the overlay for a moment, and traps nobody', async ({ page }) => {
  await page.goto('/modelos?letra=a&utm_source=carta');
  // It stands for 600 ms only: the page itself takes notes.
  await page.evaluate(() => {
    const notes: string[] = [];
    Object.assign(window, { notes });
    new MutationObserver(() => {
      const said = document.querySelector('[data-loading="true"]')?.textContent;
      if (said) notes.push(said);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/models\?letter=a&utm_source=carta$/);
  expect(await page.evaluate(() => 'notes' in window && window.notes)).toContain('Trocando o idioma');
  await expect(page.locator('[data-loading="true"]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/en\/about$/);
});

test('choosing the language one reads already shows nothing', async ({ page }) => {
  await page.goto('/en/blog');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Changing the language')).toHaveCount(0);
});
