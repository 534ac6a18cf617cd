import { expect, test } from './support/desk';

// Deleting many at once is the one slip that cannot be taken back: the number is typed first.
test('several posts go to the trash at once, and from there for good only once their number is typed', async ({
  page,
  desk,
}) => {
  const batch = `apagar-${Date.now()}`;
  const shared = { batch, type: 'news', language: 'pt', status: 'draft' };
  for (const title of ['Primeiro', 'Segundo'])
    await desk.make('posts', { title: `${title} ${batch}`, ...shared });
  await desk.open(page, `collections/posts?where[batch][equals]=${batch}`);
  await expect(page.getByRole('link', { name: `Segundo ${batch}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mover para a lixeira' })).toBeDisabled();
  await page.locator('#select-all').check();
  await page.getByRole('button', { name: 'Mover para a lixeira (2)' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('fica 30 dias na lixeira: 2.');
  await expect(dialog).toContainText(`Segundo ${batch}`);
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(page.getByText(`Segundo ${batch}`)).toHaveCount(0);

  await desk.open(page, `collections/posts/trash?where[batch][equals]=${batch}`);
  await expect(page.getByRole('link', { name: `Segundo ${batch}` })).toBeVisible();
  await page.locator('#select-all').check();
  await page.getByRole('button', { name: 'Apagar para sempre (2)' }).click();
  await expect(dialog).toContainText('Apagar para sempre, de uma vez: 2.');
  await expect(dialog).toContainText(`Segundo ${batch}`);
  const confirm = dialog.getByRole('button', { name: 'Apagar para sempre' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Para confirmar, digite o número 2').fill('3');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Para confirmar, digite o número 2').fill('2');
  await confirm.click();
  await expect(page.getByText(`Segundo ${batch}`)).toHaveCount(0);
  expect(await desk.docs(`posts?trash=true&where[batch][equals]=${batch}`)).toEqual([]);
});
