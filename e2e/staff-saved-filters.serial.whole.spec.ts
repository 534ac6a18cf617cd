import type { Page } from '@playwright/test';
import { expect, test } from './support/desk';
import { staff } from './support/staff';

/** The list remembers the last choice; the next test begins without. */
const forgetChoice = (page: Page) =>
  page.request.delete(`${staff.origin}/cms-api/payload-preferences/collection-talents`, {
    headers: { Origin: staff.origin },
  });

for (const width of [1366, 390]) {
  test(`${width} px: a filter is saved by its name, and chosen again`, async ({ page, desk }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = `Rascunhos ${Date.now()} ${width}`;
    let saved = 0;
    try {
      await desk.open(page, `collections/talents?where[or][0][and][0][status][equals]=draft`);
      await page.getByRole('button', { name: 'Criar: filtro salvo' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Nome do filtro').fill(name);
      await expect(form.getByText('Rascunho', { exact: true })).toBeVisible();
      await expect(form).not.toContainText(/Title|Is Shared|Filters|Columns|Group By|Preset|Specify/);
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(name).first()).toBeVisible();

      // The panel stores the choice in its own time.
      const chooser = page.getByRole('button', { name: 'Escolher filtro salvo' });
      await expect(async () => {
        await forgetChoice(page);
        await desk.open(page, 'collections/talents');
        await expect(chooser).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await chooser.click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await expect(page).toHaveURL(/draft/);
      await expect(page.getByRole('button', { name })).toBeVisible();
      const [{ id, access, isShared }] = await desk.docs(
        `payload-query-presets?where[title][equals]=${name}`,
      );
      saved = id;
      expect(isShared).toBe(true);
      expect(access.read.constraint, 'all staff see it').toBe('everyone');
    } finally {
      await desk.remove(`payload-query-presets/${saved}`);
      await forgetChoice(page);
    }
  });
}
