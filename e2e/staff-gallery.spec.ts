import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { plainJpeg, storePicture } from './support/media';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// A talent's photos as photos: many at once, in order, with a cover, from one gallery to another.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const EXCEPT_PAYLOADS = [
  '.app-header',
  '.doc-header',
  '.doc-controls',
  '.document-fields__sidebar-wrap',
  '.tabs-field__tabs',
  '.nav',
  '.step-nav',
  '.clipboard-action__popup',
];

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

const photoFile = async (number: number) => ({
  name: `retrato-${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await plainJpeg(600, 800, `rgb(${40 + number * 16}, 90, 120)`),
});
const BROKEN = { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto não é uma foto') };
const photoFiles = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => photoFile(n)));

async function makeTalent(request: APIRequestContext, data: object = {}): Promise<number> {
  const whole = { name: `Galeria ${randomUUID()}`, gender: 'woman', categories: [1], ...data };
  const answer = await request.post(`${staff.origin}/cms-api/talents`, { headers, data: whole });
  return (await answer.json()).doc.id;
}
async function storePhotos(request: APIRequestContext, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const file of await photoFiles(count)) {
    ids.push((await storePicture(request, file.name, file.buffer)).id);
  }
  return ids;
}
const stored = async (page: Page, id: number) =>
  (await page.request.get(`${staff.origin}/cms-api/talents/${id}?depth=0`, { headers })).json();
const gallery = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const photos = (page: Page, name: string) => gallery(page, name).locator('[data-photo]');
const orderOf = (page: Page, name: string) =>
  photos(page, name).evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-photo'))));

async function openGalleries(page: Page, id: number) {
  await page.goto(`${staff.origin}/admin/collections/talents/${id}`);
  await page.getByRole('button', { name: 'Galerias' }).click();
  await expect(gallery(page, 'Book')).toBeVisible();
}
async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.locator('.toast-success').first()).toBeVisible();
}

test(
  'photos without a description are counted and marked, and one click leads to the field',
  WHOLE,
  async ({ page }) => {
    const book = await storePhotos(page.request, 2);
    const id = await makeTalent(page.request, { book });
    for (const medium of book)
      await page.request.patch(`${staff.origin}/cms-api/media/${medium}`, {
        headers,
        data: { alt: { pt: null, en: null } },
      });
    await openGalleries(page, id);
    await expect(gallery(page, 'Book')).toContainText('Fotos sem descrição: 2.');
    await expect(photos(page, 'Book').getByText('sem descrição')).toHaveCount(2);
    await gallery(page, 'Book').getByRole('button', { name: 'Descrever a próxima' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('#field-alt__pt').fill('Sorri de perfil');
    await drawer.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(gallery(page, 'Book')).toContainText('Fotos sem descrição: 1.');
  },
);

test('twelve photos come in at once, are ordered, one is the cover, four become snaps, and she is public', async ({
  page,
}) => {
  const id = await makeTalent(page.request);
  await openGalleries(page, id);
  await gallery(page, 'Book')
    .locator('input[type=file]')
    .setInputFiles(await photoFiles(12));
  await page.getByLabel('Uma descrição para todas').fill('Retrato em estúdio');
  await gallery(page, 'Book').getByRole('button', { name: 'Enviar' }).click();
  await expect(photos(page, 'Book')).toHaveCount(12, { timeout: 60_000 });
  await expect(gallery(page, 'Book').getByRole('img', { name: 'Retrato em estúdio' })).toHaveCount(12);
  const sent = await orderOf(page, 'Book');

  await gallery(page, 'Book').getByRole('button', { name: 'Usar como capa: Foto 3 de 12' }).click();
  for (const number of [9, 10, 11, 12])
    await gallery(page, 'Book').getByLabel(`Marcar foto ${number}`).check();
  await gallery(page, 'Book').getByRole('button', { name: 'Mover para Polaroids (snaps)' }).click();
  await expect(photos(page, 'Polaroids (snaps)')).toHaveCount(4);
  await gallery(page, 'Book').getByRole('button', { name: 'Mover foto 2 para antes' }).click();
  await axe(page, { without: EXCEPT_PAYLOADS, notRules: ['region', 'heading-order'] });
  await page.locator('#field-status input').first().fill('Publicado');
  await page.keyboard.press('Enter');
  await save(page);
  const [first = 0, second = 0, third = 0, ...others] = sent;
  expect(await stored(page, id)).toMatchObject({
    status: 'published',
    cover: third,
    book: [second, first, third, ...others.slice(0, 5)],
    snap: others.slice(5),
  });
  const { alt } = await (
    await page.request.get(`${staff.origin}/cms-api/media/${first}`, { headers })
  ).json();
  expect(alt.pt).toBe('Retrato em estúdio');
});

test('a photo is dragged, moved by arrow keys, and keeps the focus', WHOLE, async ({ page }) => {
  const book = await storePhotos(page.request, 4);
  const id = await makeTalent(page.request, { book });
  const [a, b, c, d] = book;
  await openGalleries(page, id);
  const imageOf = (at: number) => photos(page, 'Book').nth(at).locator('img');
  await imageOf(0).hover();
  await page.mouse.down();
  const [first, to] = [await imageOf(0).boundingBox(), await imageOf(2).boundingBox()];
  if (!first || !to) throw new Error('no third photo');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  const place = async () => Math.round((await imageOf(1).boundingBox())?.x ?? 0);
  await expect.poll(place, 'the second photo makes room').toBe(Math.round(first.x));
  await page.mouse.up();
  await expect.poll(() => orderOf(page, 'Book')).toEqual([b, c, a, d]);
  await gallery(page, 'Book').getByRole('button', { name: 'Mover foto 4 para antes' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => orderOf(page, 'Book')).toEqual([b, d, c, a]);
  await expect(gallery(page, 'Book').getByRole('button', { name: 'Mover foto 2 para antes' })).toBeFocused();
  await expect(gallery(page, 'Book').getByText('Agora é a foto 2 de 4.')).toBeVisible();
  await save(page);
  expect((await stored(page, id)).book).toEqual([b, d, c, a]);
});

test('a photo in the trash keeps its place while others move', WHOLE, async ({ page }) => {
  const book = await storePhotos(page.request, 3);
  const id = await makeTalent(page.request, { book });
  const [a, b = 0, c] = book;
  // a used file stays out of the trash, unless it was there before
  const update = (data: object) =>
    page.request.patch(`${staff.origin}/cms-api/talents/${id}`, { headers, data });
  await update({ book: [a, c] });
  const trash = { deletedAt: new Date().toISOString() };
  await page.request.patch(`${staff.origin}/cms-api/media/${b}`, { headers, data: trash });
  await update({ book: [a, b, c] });
  await openGalleries(page, id);
  await expect(photos(page, 'Book').nth(1)).toContainText('na lixeira');
  await gallery(page, 'Book').getByRole('button', { name: 'Mover foto 3 para antes' }).click();
  await save(page);
  expect((await stored(page, id)).book).toEqual([a, c, b]);
});

test(
  'a photo that was refused is named with its reason, the others are there',
  WHOLE,
  async ({ page, allowFailures }) => {
    allowFailures(/400/);
    await openGalleries(page, await makeTalent(page.request));
    await gallery(page, 'Polaroids (snaps)')
      .locator('input[type=file]')
      .setInputFiles([await photoFile(1), BROKEN]);
    await gallery(page, 'Polaroids (snaps)').getByRole('button', { name: 'Enviar' }).click();
    const alert = gallery(page, 'Polaroids (snaps)').getByRole('alert');
    await expect(alert.getByRole('listitem')).toHaveText(/^nota\.jpg: (?!nota)/);
    await expect(photos(page, 'Polaroids (snaps)')).toHaveCount(1);
  },
);

test.describe('on a phone', WHOLE, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a photo of another gallery is chosen among this talent’s; a photo is turned', async ({ page }) => {
    const snap = await storePhotos(page.request, 2);
    const id = await makeTalent(page.request, { snap });
    await openGalleries(page, id);
    await gallery(page, 'Book').getByRole('button', { name: 'Escolher entre as que já estão aqui' }).click();
    const drawer = page.locator('.list-drawer');
    const pictures = drawer.getByRole('listitem').getByRole('button');
    await drawer.getByRole('button', { name: 'Deste talento' }).click();
    await expect(pictures).toHaveCount(2);
    // Payload's drawer has a header of its own over that of the form
    const notRules = ['region', 'heading-order', 'landmark-no-duplicate-banner'];
    await axe(page, { without: EXCEPT_PAYLOADS, notRules });
    // the newest stands first
    await pictures.last().click();
    await expect(pictures.and(drawer.locator('[aria-pressed=true]'))).toHaveCount(1);
    await expect(drawer.getByText('1 na galeria')).toBeVisible();
    await drawer.getByRole('button', { name: 'Pronto' }).click();
    await expect(photos(page, 'Book')).toHaveCount(1);
    await gallery(page, 'Book').getByLabel('Marcar foto 1').check();
    const image = photos(page, 'Book').locator('img');
    const before = await image.getAttribute('src');
    await gallery(page, 'Book').getByRole('button', { name: 'Girar' }).click();
    await expect(image).not.toHaveAttribute('src', before ?? '');
    await save(page);
    expect((await stored(page, id)).book).toEqual([snap[0]]);
    await page.evaluate(() => window.scrollTo(500, 0));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

test(
  'files that were chosen come in with the save, from whatever tab of the form; a refused one is named',
  WHOLE,
  async ({ page, allowFailures }) => {
    allowFailures(/400/);
    const name = `Galeria ${randomUUID()}`;
    await page.goto(`${staff.origin}/admin/collections/talents/create`);
    await page.locator('#field-name').fill(name);
    await page.locator('#field-gender input').first().fill('Mulher');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Galerias' }).click();
    await gallery(page, 'Book')
      .locator('input[type=file]')
      .setInputFiles([...(await photoFiles(2)), BROKEN]);
    await expect(gallery(page, 'Book')).toContainText('Elas entram ao salvar');
    await page.getByRole('button', { name: 'Perfil', exact: true }).click();
    await save(page);
    await page.waitForURL(/talents\/\d+/);
    const id = Number(/talents\/(\d+)/.exec(page.url())?.[1]);
    expect((await stored(page, id)).book).toHaveLength(2);
    await expect(page.getByText('Não entraram: nota.jpg:')).toBeVisible();
  },
);

test(
  'Escape closes the dialog on top alone, and a drawer with changes asks first',
  WHOLE,
  async ({ page }) => {
    const book = await storePhotos(page.request, 1);
    const id = await makeTalent(page.request, { book });
    await openGalleries(page, id);
    await gallery(page, 'Book').getByRole('button', { name: 'Recortar e descrever foto 1' }).click();
    const drawer = page.locator('.doc-drawer');
    await drawer.locator('#field-alt__pt').fill('De perfil');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Sair sem salvar')).toBeVisible();
    await expect(drawer.locator('#field-alt__pt')).toHaveValue('De perfil');
    await page.keyboard.press('Escape');
    await expect(drawer.locator('#field-alt__pt')).toHaveValue('De perfil');
  },
);
