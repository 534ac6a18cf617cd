import { expect, test } from './support/test';

const count = (pdf: Buffer, what: RegExp) => pdf.toString('latin1').match(what)?.length ?? 0;

test('a profile prints on one page, with four pictures [S66.23]', async ({ page }) => {
  await page.goto('/modelos');
  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pictures = () =>
    page
      .locator('main img:visible')
      .evaluateAll(
        (all) => all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      );
  await expect.poll(pictures).toBe(4);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(count(pdf, /\/Type\s*\/Page\b/g)).toBe(1);
  expect(count(pdf, /\/Subtype\s*\/Image\b/g)).toBe(4);
});

test('a post prints without menus and neighbours', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveTitle(/ \| Blog$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByText('Leia também')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
