import type { Page } from '@playwright/test';
import { plainJpeg, storePicture } from './support/media';
import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

const WITHIN_MS = 2_000;
const headers = { Origin: staff.origin };
const NAME = 'Zilda Lixeira';

async function publish(page: Page): Promise<{ id: number; file: string }> {
  const doc = await storePicture(page.request, 'zilda.jpg', await plainJpeg(900, 1200, '#5c3e7a'));
  const data = {
    name: NAME,
    gender: 'woman',
    status: 'published',
    categories: [1],
    cover: doc.id,
    book: [doc.id],
  };
  const made = await page.request.post(`${staff.origin}/cms-api/talents`, { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  return { id: (await made.json()).doc.id, file: `${process.env.STORAGE_URL}/${doc.filename}` };
}

test('a talent that is deleted by mistake leaves the site at once, and a colleague brings her back', async ({
  page,
  request,
}, info) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  test.setTimeout(90_000);
  await signInAsStaff(page.context());
  const { id, file } = await publish(page);
  const statuses = async () => {
    const answers = [await request.get(`/modelos/${id}/zilda-lixeira`), await request.get(file)];
    return answers.map((answer) => answer.status());
  };
  const list = `${staff.origin}/admin/collections/talents`;
  try {
    await expect.poll(statuses).toEqual([200, 200]);
    await page.goto(`${list}/${id}`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    const ask = page.getByRole('dialog').filter({ hasText: NAME });
    await expect(ask).toContainText('para a lixeira? Sai agora do site e dos pacotes de clientes;');
    const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await ask.getByRole('button', { name: 'Confirmar' }).click();
    await moved;
    const gone = performance.now();
    await expect.poll(statuses, { timeout: WITHIN_MS, intervals: [50] }).toEqual([410, 410]);
    const goneMs = Math.round(performance.now() - gone);
    expect((await request.get('/modelos?letra=z')).ok()).toBe(true);
    expect(await (await request.get('/modelos?letra=z')).text()).not.toContain(NAME);

    const colleague = performance.now();
    await page.goto(list);
    await page.getByRole('button', { name: 'Lixeira', exact: true }).click();
    await page.getByRole('link', { name: NAME }).click();
    await expect(page.getByText('Na lixeira desde').first()).toBeVisible();
    await page.getByRole('button', { name: 'Restaurar' }).click();
    const restore = page.getByRole('dialog').filter({ hasText: NAME });
    await restore.getByRole('button', { name: 'Confirmar' }).click();
    await expect.poll(statuses, { intervals: [50] }).toEqual([200, 200]);
    const backMs = Math.round(performance.now() - colleague);
    expect(backMs).toBeLessThan(60_000);
    const words = `gone ${goneMs} ms after the press, back ${backMs} ms after a colleague opened the list`;
    info.annotations.push({ type: 'trash', description: words });
    console.log(`trash: ${words}`);
  } finally {
    await page.request.delete(`${staff.origin}/cms-api/talents/${id}?trash=true`, { headers });
  }
});
