import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

// A picture that is there already is chosen by its looks, not by the name of its file.
for (const width of [1366, 390])
  test(`${width} px: a cover is chosen among pictures, by a press or a key`, async ({ page }) => {
    test.skip(!staff.password, 'only npm test knows the staff login');
    await page.setViewportSize({ width, height: 844 });
    await signInAsStaff(page.context());
    const headers = { Origin: staff.origin };
    const talents = await page.request.get(`${staff.origin}/cms-api/talents?limit=1`, { headers });
    const [{ id }] = (await talents.json()).docs;
    await page.goto(`${staff.origin}/admin/collections/talents/${id}`);
    const choose = page.getByRole('button', { name: 'Escolher entre os existentes' });
    const drawer = page.locator('.list-drawer');
    const pictures = drawer.getByRole('listitem').getByRole('button');

    await choose.click();
    await expect(pictures.nth(2)).toBeVisible();
    await expect(pictures.nth(2).locator('img')).toHaveJSProperty('complete', true);
    await expect(drawer.getByRole('table')).toBeHidden();
    await expect(drawer.getByText(/^Sem uso/)).toHaveCount(0);
    const name = (await pictures.nth(2).getAttribute('title')) ?? '';
    await pictures.nth(2).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText(name, { exact: true })).toBeVisible();

    await page.reload();
    await choose.click();
    await pictures.nth(4).focus();
    const other = (await pictures.nth(4).getAttribute('title')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByText(other, { exact: true })).toBeVisible();
  });
