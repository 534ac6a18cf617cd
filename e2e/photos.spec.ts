import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  applyByMachine,
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
import { startForeignSite } from './support/foreign-site';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { bomb, manyPixels, photoWithLocation } from './support/photos';
import { WHOLE } from './support/sample';

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
    file('foto.avif', 'photoType', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf'),
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

for (const words of [PT, EN]) {
  test(
    `in ${words.lang} a photo over 10 MB is made smaller, a small one is said to be small`,
    WHOLE,
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
    WHOLE,
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

  test('is stored upright without its place when the browser sends it', WHOLE, async ({ page, inbox }) => {
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

  test('is stored upright without its place when a machine sends it', async ({ request, inbox }) => {
    const { id } = await inbox.find(
      'applications',
      await applyByMachine(request, { photo: await photoWithLocation() }),
    );
    for (const number of [1, 2, 3, 4]) await expectNoPlace(await inbox.photo(id, number));
  });
});

// Chromium opens no HEIC
test.describe('an iPhone’s HEIC', () => {
  const heic = { name: 'IMG_0412.HEIC', buffer: readFileSync('panel/tests/corpus/heic/iphone.heic') };
  const four = [heic, heic, heic, heic];
  const expectStored = async (bytes: Buffer) => {
    const { exif, icc, format, width, height } = await sharp(bytes).metadata();
    expect([exif, icc, format, width, height]).toEqual([undefined, undefined, 'jpeg', 400, 500]);
  };

  for (const words of [PT, EN]) {
    test(`in ${words.lang} goes as it is, named where it cannot be shown`, WHOLE, async ({ page, inbox }) => {
      await page.goto(words.path);
      await expect(mainOf(page).getByText(/GIF (ou|or) HEIC/)).toBeVisible();
      await fillWhole(page, words, uniqueName(), four);
      const slots = mainOf(page).getByRole('listitem');
      for (const title of slotsOf(words)) {
        await expect(slots.filter({ hasText: title }).getByText(words.unshownPhoto)).toBeVisible();
        await expect(slots.filter({ hasText: title })).toContainText('IMG_0412.HEIC');
      }
      await expect(slots.getByRole('img')).toHaveCount(0);
      // it waits on this device, as other photos do
      await page.reload();
      await expect(slots.getByText(words.unshownPhoto)).toHaveCount(4);
      await send(page, words);
      const { id } = await inbox.find('applications', await referenceIn(mainOf(page)));
      for (const number of [1, 2, 3, 4]) await expectStored(await inbox.photo(id, number));
    });
  }

  test(
    'that is damaged is refused by name, and nothing is stored',
    WHOLE,
    async ({ page, inbox, allowFailures }) => {
      allowFailures();
      const name = uniqueName();
      const half = { name: 'IMG_0413.HEIC', buffer: heic.buffer.subarray(0, 1200) };
      await page.goto(PT.path);
      await fillWhole(page, PT, name, [heic, half, heic, heic]);
      await send(page, PT);
      const slots = mainOf(page).getByRole('listitem');
      await expect(
        slots.filter({ hasText: slotsOf(PT)[1] ?? '' }).getByText(PT.errors.photoBroken),
      ).toBeVisible();
      await expect(mainOf(page).getByText(PT.errors.photoBroken)).toHaveCount(1);
      expect(await inbox.count('applications', 'name', name)).toBe(0);
    },
  );

  test.describe('without JS', () => {
    test.use({ javaScriptEnabled: false });
    test('goes as it is', WHOLE, async ({ page, inbox }) => {
      await page.goto(PT.path);
      await fill(page, PT, '29/02/2000', uniqueName());
      await typeLocation(page, PT, 'SC');
      await choosePhotos(page, PT, four);
      await send(page, PT);
      const { id } = await inbox.find('applications', await referenceIn(mainOf(page)));
      for (const number of [1, 2, 3, 4]) await expectStored(await inbox.photo(id, number));
    });
  });

  test(
    'is refused by name, before anything is sent, where the service takes none',
    WHOLE,
    async ({ browser }) => {
      test.setTimeout(240_000);
      const site = await startForeignSite({});
      try {
        for (const javaScriptEnabled of [true, false]) {
          const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled });
          await page.goto(PT.path);
          await expect(mainOf(page).getByText(/JPEG, PNG ou GIF\./)).toBeVisible();
          const slots = mainOf(page).getByRole('listitem');
          await expect(slots.locator('input').first()).toHaveAttribute('accept', /^[^.]*image\/jpeg$/);
          await choosePhotos(page, PT, four);
          if (!javaScriptEnabled) await send(page, PT);
          await expect(slots.getByText(PT.errors.photoHeic)).toHaveCount(4);
          if (javaScriptEnabled) await expect(slots.first()).toContainText('IMG_0412.HEIC');
          await page.close();
        }
        expect(site.foreign.received).toEqual([]);
      } finally {
        await site.stop();
      }
    },
  );
});
