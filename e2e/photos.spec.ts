import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  choosePhotos,
  EN,
  type FormMessages,
  fill,
  fillWhole,
  PT,
  send,
  slotsOf,
  typeLocation,
  type Upload,
  uniqueName,
} from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { bomb, manyPixels, photoWithLocation } from './support/photos';
import { sampled, WHOLE } from './support/sample';

test.describe.configure({ timeout: 90_000 });

type Error = keyof typeof PT.errors;
const file = (name: string, error: Error, bytes: Buffer | string): Upload & { error: Error } => ({
  name,
  error,
  buffer: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'),
});

/** Files chosen by mistake or to do harm: four at a time, each with its own text. */
const notPhotos = async () => [
  [
    file('IMG_0412.heic', 'photoHeic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    file('logo.svg', 'photoSvg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    file('book.pdf', 'photoPdf', '%PDF-1.7\n1 0 obj'),
    file('foto.jpg', 'photoProgram', `MZ\x90\0${'\0'.repeat(80)}`),
  ],
  [
    file('vazia.jpg', 'photoEmpty', ''),
    file('grande.png', 'photoTooManyPixels', await manyPixels()),
    file('bomba.png', 'photoBomb', bomb()),
    file('video.mp4', 'photoVideo', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2'),
  ],
  [
    file('figurinha.webp', 'photoType', 'RIFF\0\0\0\0WEBPVP8 '),
    file('cortada.jpg', 'photoBroken', '\xff\xd8\xff'),
  ],
];

async function expectRefused(page: Page, words: FormMessages, files: (Upload & { error: Error })[]) {
  const slots = mainOf(page).getByRole('listitem');
  for (const [index, { error, name }] of files.entries()) {
    const slot = slots.filter({ hasText: slotsOf(words)[index] ?? '' });
    await expect(slot.getByText(words.errors[error]), name).toBeVisible();
  }
}

for (const [words, details] of sampled([PT, EN])) {
  test(
    `in ${words.lang} a photo over 10 MB is made smaller, a small one is said to be small`,
    details,
    async ({ page }) => {
      await page.goto(words.path);
      const tiny = await sharp({ create: { width: 599, height: 300, channels: 3, background: '#a86' } })
        .jpeg()
        .toBuffer();
      const heavy = Buffer.concat([await photoWithLocation(), Buffer.alloc(10 * 1024 * 1024)]);
      const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
      await choosePhotos(page, words, [jpeg('pesada.jpg', heavy), jpeg('pequena.jpg', tiny)]);
      const slots = mainOf(page).getByRole('listitem');
      const [first = '', second = ''] = slotsOf(words);
      await expect(slots.filter({ hasText: second }).getByText(words.smallPhoto)).toBeVisible();
      const large = slots.filter({ hasText: first });
      await expect(large.getByRole('img')).toBeVisible();
      await expect(large.getByText(words.errors.photoTooLarge)).toHaveCount(0);
    },
  );

  test(
    `in ${words.lang} a file that is no photo is told before anything is sent`,
    details,
    async ({ page, inbox }) => {
      const name = uniqueName();
      let posts = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') posts += 1;
      });
      await page.goto(words.path);
      await fill(page, words, '29/02/2000', name);
      for (const files of await notPhotos()) {
        await choosePhotos(page, words, files);
        await expectRefused(page, words, files);
      }
      await send(page, words);
      await expect(mainOf(page).getByRole('alert')).toHaveText(words.failures.fields);
      expect(posts).toBe(0);
      expect(await inbox.count('applications', 'name', name)).toBe(0);
    },
  );

  test.describe(`in ${words.lang} without JS`, WHOLE, () => {
    test.use({ javaScriptEnabled: false });
    test('a file that is no photo is told by the answer, and nothing is stored', async ({ page, inbox }) => {
      const name = uniqueName();
      await page.goto(words.path);
      await fill(page, words, '29/02/2000', name);
      await typeLocation(page, words, 'SC');
      for (const files of await notPhotos()) {
        await choosePhotos(page, words, files);
        await send(page, words);
        await expectRefused(page, words, files);
        await expect(mainOf(page).getByLabel(words.fields.name, { exact: true })).toHaveValue(name);
      }
      expect(await inbox.count('applications', 'name', name)).toBe(0);
    });
  });
}

test.describe('a photo that knows where it was taken', () => {
  const expectNoPlace = async (bytes: Buffer) => {
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.includes('Telefone')).toBe(false);
    const { exif, xmp, iptc, orientation, format, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation, format]).toEqual([...Array(4).fill(undefined), 'jpeg']);
    expect(height).toBeGreaterThan(width);
  };

  test('is stored upright without its place when the browser sends it', async ({ page, inbox }) => {
    const taken = await photoWithLocation();
    expect(taken.includes('Exif') && taken.includes('Telefone')).toBe(true);
    await page.goto(PT.path);
    await fillWhole(page, PT, uniqueName(), taken);
    const posted = page.waitForRequest('**/api/upload/application');
    await send(page, PT);
    expect((await posted).postDataBuffer()?.includes('Telefone') ?? false).toBe(false);
    const { id } = await inbox.find('applications', await referenceIn(mainOf(page)));
    for (const number of [1, 2, 3, 4]) await expectNoPlace(await inbox.photo(id, number));
  });

  test('is stored upright without its place when a machine sends it', async ({ request, baseURL, inbox }) => {
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoWithLocation() };
    const choice = (value: string, label: string) => JSON.stringify({ value, label });
    const answer = await request.post('/api/upload/application', {
      headers: { origin: baseURL ?? '' },
      multipart: {
        ...{ lang: 'pt', filled_ms: '9000', realname: 'Ana Lima', name: uniqueName(), phone: '+55 47 9' },
        ...{ gender: choice('woman', 'Mulher'), birthdate: '29/02/2000', email: 'ana@example.com' },
        ...{ height: '178/5\'10"', instagr: '@ana', country: choice('BR', 'Brasil'), id_state: 'SC' },
        ...{ image_1: file, image_2: file, image_3: file, image_4: file },
      },
    });
    const sent = await answer.json();
    expect(sent).toMatchObject({ status: 'sent' });
    const { id } = await inbox.find('applications', sent.reference);
    for (const number of [1, 2, 3, 4]) await expectNoPlace(await inbox.photo(id, number));
  });
});
