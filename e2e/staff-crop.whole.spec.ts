import sharp from 'sharp';
import { expect, test } from './support/inbox';
import { storePicture } from './support/media';
import { signInAsStaff, staff } from './support/staff';

const headers = { Origin: staff.origin };
const media = `${staff.origin}/cms-api/media`;

// Red above the middle, blue below: the rest shows which part was cut.
async function twoColours(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const create = { width: 600, height: 800, channels: 3 as const, background: '#000' };
  const [red, blue] = [await half('#c02020'), await half('#2020c0')];
  return sharp({ create })
    .composite([
      { input: red, top: 0, left: 0 },
      { input: blue, top: 400, left: 0 },
    ])
    .jpeg()
    .toBuffer();
}

test('a photo is cut, and its face stays where staff put it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 });
  await signInAsStaff(page.context());
  const { id } = await storePicture(page.request, 'corte.jpg', await twoColours());
  try {
    await page.goto(`${staff.origin}/admin/collections/media/${id}`);
    await page.getByRole('button', { name: 'Editar imagem' }).click();
    const editor = page.getByRole('dialog');
    const apply = editor.getByRole('button', { name: 'Aplicar alterações' });
    // Measures typed before the picture is there are not kept.
    await expect(apply).toBeEnabled();
    await editor.locator('[name="Altura (px)"]').fill('400');
    await editor.locator('[name="Y %"]').fill('25');
    await apply.click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect
      .poll(async () => (await (await page.request.get(`${media}/${id}`, { headers })).json()).height)
      .toBe(400);
    const doc = await (await page.request.get(`${media}/${id}`, { headers })).json();
    expect(doc).toMatchObject({ width: 600, height: 400, focalY: 25 });
    const kept = await page.request.get(`${media}/file/${doc.filename}`, { headers });
    const { dominant } = await sharp(await kept.body()).stats();
    expect(dominant.r, 'the upper half is kept').toBeGreaterThan(dominant.b);
  } finally {
    await page.request.delete(`${media}/${id}?trash=true`, { headers });
  }
});

test('a moved focal point is not dropped by Escape or Cancel without a question', async ({ page }) => {
  await signInAsStaff(page.context());
  const { id } = await storePicture(page.request, 'foco.jpg', await twoColours());
  try {
    await page.goto(`${staff.origin}/admin/collections/media/${id}`);
    await page.getByRole('button', { name: 'Editar imagem' }).click();
    const editor = page.getByRole('dialog');
    await expect(editor.getByRole('button', { name: 'Aplicar alterações' })).toBeEnabled();
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    // it waits until the drawer stands still
    const point = editor.locator('.edit-upload__focalPoint');
    await point.hover();
    const box = await point.boundingBox();
    if (!box) throw new Error('It is not drawn');
    const { x, y, width, height } = box;
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 30, y + height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    const moved = await editor.locator('[name="Y %"]').inputValue();
    expect(moved).not.toBe('50');
    await page.keyboard.press('Escape');
    await editor.getByRole('button', { name: 'Cancelar' }).click();
    expect(questions).toHaveLength(2);
    await expect(editor.locator('[name="Y %"]')).toHaveValue(moved);
    answer = true;
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await page.getByRole('button', { name: 'Editar imagem' }).click();
    await expect(editor.getByRole('button', { name: 'Aplicar alterações' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    expect(questions).toHaveLength(3);
  } finally {
    await page.request.delete(`${media}/${id}?trash=true`, { headers });
  }
});
