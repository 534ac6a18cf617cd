import type { Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';
import { plainJpeg, storePicture } from './support/media';

const WITHIN_MS = 2_000;
const NAME = 'Zilda Lixeira';

async function publish(page: Page, desk: Desk): Promise<{ id: number; file: string }> {
  const doc = await storePicture(page.request, 'zilda.jpg', await plainJpeg(900, 1200, '#5c3e7a'));
  const data = {
    name: NAME,
    gender: 'woman',
    status: 'published',
    categories: [1],
    cover: doc.id,
    book: [doc.id],
  };
  const { id } = await desk.make('talents', data);
  return { id, file: `${process.env.STORAGE_URL}/${doc.filename}` };
}

test('a talent that is deleted by mistake leaves the site at once, and a colleague brings her back', async ({
  page,
  request,
  desk,
}) => {
  test.setTimeout(90_000);
  const { id, file } = await publish(page, desk);
  const statuses = async () => {
    const answers = [await request.get(`/modelos/${id}/zilda-lixeira`), await request.get(file)];
    return answers.map((answer) => answer.status());
  };
  try {
    await expect.poll(statuses).toEqual([200, 200]);
    await desk.open(page, `collections/talents/${id}`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    const ask = page.getByRole('dialog').filter({ hasText: NAME });
    await expect(ask).toContainText('para a lixeira? Sai agora do site e dos pacotes de clientes;');
    const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await ask.getByRole('button', { name: 'Confirmar' }).click();
    await moved;
    await expect.poll(statuses, { timeout: WITHIN_MS, intervals: [50] }).toEqual([410, 410]);
    expect((await request.get('/modelos?letra=z')).ok()).toBe(true);
    expect(await (await request.get('/modelos?letra=z')).text()).not.toContain(NAME);

    const colleague = performance.now();
    await desk.open(page, 'collections/talents');
    await page.getByRole('button', { name: 'Lixeira', exact: true }).click();
    await page.getByRole('link', { name: NAME }).click();
    await expect(page.getByText('Na lixeira desde').first()).toBeVisible();
    await page.getByRole('button', { name: 'Restaurar' }).click();
    const restore = page.getByRole('dialog').filter({ hasText: NAME });
    await restore.getByRole('button', { name: 'Confirmar' }).click();
    await expect.poll(statuses, { intervals: [50] }).toEqual([200, 200]);
    expect(performance.now() - colleague).toBeLessThan(60_000);
  } finally {
    await desk.remove(`talents/${id}`);
  }
});
