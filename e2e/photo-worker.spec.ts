import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fillWhole, PT, previewsOf, send, type Upload, uniqueName } from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { animation, clearPicture, photo, photoOfPhone } from './support/photos';
import { WHOLE } from './support/sample';
import { keepSentFiles } from './support/sent-files';

test.describe.configure({ timeout: 120_000 });

const IN_ORDER = ['image_1', 'image_2', 'image_3', 'image_4'];

async function sendAll(page: Page, files: readonly Upload[]) {
  const sent = await keepSentFiles(page);
  await page.goto(PT.path);
  await fillWhole(page, PT, uniqueName(), files);
  await expect(previewsOf(page, PT)).toHaveCount(4, { timeout: 30_000 });
  await send(page, PT);
  const reference = await referenceIn(mainOf(page));
  return { reference, sent: sent.sort((one, other) => one.field.localeCompare(other.field)) };
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { red, green, blue };
}

test('photos leave as JPEG: 2,000 px, upright, first frame, on white, without what the phone wrote', async ({
  page,
  inbox,
}) => {
  const files = [
    { name: 'IMG_1.JPG', buffer: await photoOfPhone() },
    { name: 'transparente.png', buffer: await clearPicture() },
    { name: 'animado.gif', buffer: await animation() },
    { name: 'pequena.jpg', buffer: await photo() },
  ];
  const { sent, reference } = await sendAll(page, files);
  expect(sent.map(({ field }) => field)).toEqual(IN_ORDER);
  expect(sent.map(({ name }) => name)).toEqual(IN_ORDER.map((field) => `${field}.jpg`));
  const [phone, clear, moving, small] = await Promise.all(
    sent.map(async ({ bytes }) => ({ bytes, ...(await sharp(bytes).metadata()) })),
  );
  if (!phone || !clear || !moving || !small) throw new Error('four photos');

  for (const { format, exif, xmp, iptc, orientation } of [phone, clear, moving, small]) {
    expect([format, exif, xmp, iptc, orientation]).toEqual(['jpeg', ...Array(4).fill(undefined)]);
  }
  expect([phone.width, phone.height]).toEqual([1500, 2000]);
  expect(phone.bytes.length).toBeLessThan((files[0]?.buffer.length ?? 0) / 3);
  expect(phone.bytes.includes('Telefone')).toBe(false);
  // The camera was upright: the stored left side is on top.
  expect((await colourAt(phone.bytes, 750, 50)).red).toBeGreaterThan(200);
  expect((await colourAt(phone.bytes, 750, 1950)).red).toBeLessThan(80);
  expect(await colourAt(clear.bytes, 10, 10)).toEqual({ red: 255, green: 255, blue: 255 });
  expect((await colourAt(moving.bytes, 30, 30)).green).toBeGreaterThan(200);
  expect([small.width, small.height]).toEqual([1200, 1600]);
  await inbox.find('applications', reference);
});

test(
  'where the worker cannot run, photos go as they are, and the server cleans them',
  WHOLE,
  async ({ page, inbox }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas');
    });
    const taken = await photoOfPhone();
    const files = IN_ORDER.map(() => ({ name: 'IMG_1.JPG', buffer: taken }));
    const { sent, reference } = await sendAll(page, files);
    expect(sent.map(({ bytes }) => bytes.equals(taken))).toEqual([true, true, true, true]);
    const { id } = await inbox.find('applications', reference);
    const stored = await inbox.photo(id, 1);
    const { width, height, exif } = await sharp(stored).metadata();
    expect([width, height, exif]).toEqual([2250, 3000, undefined]);
  },
);

test('where the worker does not come in time, photos go as they are', WHOLE, async ({ page }) => {
  await page.clock.install();
  await page.route(/turbopack-worker/, () => undefined);
  await page.goto(PT.path);
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest(/turbopack-worker/);
  const buffer = await photo();
  await mainOf(page)
    .getByLabel(PT.photos.image_1.title, { exact: true })
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await asked;
  await page.clock.fastForward('00:31');
  await expect(previewsOf(page, PT)).toHaveCount(1);
  await expect(mainOf(page).getByText(PT.errors.photoSlow)).toBeHidden();
});

test('a photo can be changed and taken away while others are prepared', WHOLE, async ({ page }) => {
  await page.goto(PT.path);
  const { title } = PT.photos.image_2;
  const input = mainOf(page).getByLabel(title, { exact: true });
  const taken = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoOfPhone() };
  await input.setInputFiles(taken);
  await input.setInputFiles({ ...taken, name: 'b.jpg', buffer: Buffer.from('%PDF-1.7') });
  await expect(mainOf(page).getByText(PT.errors.photoPdf)).toBeVisible();
  await expect(previewsOf(page, PT)).toHaveCount(0);
  await input.setInputFiles({ ...taken, name: 'c.jpg', buffer: await photo() });
  await expect(previewsOf(page, PT)).toHaveCount(1);
  await expect(mainOf(page).getByText(PT.errors.photoPdf)).toBeHidden();
  await mainOf(page)
    .getByRole('button', { name: PT.remove.replace('{title}', title) })
    .click();
  await expect(previewsOf(page, PT)).toHaveCount(0);
  await expect(input).toBeFocused();
});
