import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

// A form that is refused says why at each field, whole, and goes on by keyboard.
for (const width of [390, 1024, 1440]) {
  test(`${width} px: errors are read whole, and Tab leaves a chosen select`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures();
    await page.setViewportSize({ width, height: 900 });
    await signInAsStaff(page.context());
    await page.goto(`${staff.origin}/admin/collections/talents/create`);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const error = page.locator('.field-error', { hasText: 'Preencha este campo.' }).first();
    await expect(error).toBeVisible();
    const isCut = await error.evaluate((line) =>
      [line, ...line.children].some(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth),
    );
    expect(isCut).toBe(false);
    const gender = page.locator('#field-gender');
    await gender.locator('input').first().fill('Mulher');
    await page.keyboard.press('Enter');
    await expect(gender).toContainText('Mulher');
    await page.keyboard.press('Tab');
    await expect(page.locator('.date-time-picker input').first()).toBeFocused();
    await gender.locator('.dropdown-indicator svg').click();
    await expect(page.getByRole('option', { name: 'Homem' })).toBeVisible();
    await expect(gender).toContainText('Mulher');
  });
}
