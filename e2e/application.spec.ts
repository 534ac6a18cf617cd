import type { Page } from '@playwright/test';
import sharp from 'sharp';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { photo, photoWithPlace } from './support/photos';

// Forms are filled in, checked, sent and stored: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

const PT = {
  lang: 'pt',
  path: '/seja-modelo',
  send: 'Enviar',
  brazil: 'Brasil',
  ...portuguese.Scouted,
} as const;
const EN = {
  lang: 'en',
  path: '/en/be-a-model',
  send: 'Send',
  brazil: 'Brazil',
  ...english.Scouted,
} as const;
type Words = typeof PT | typeof EN;

const slotsOf = (words: Words) => Object.values(words.photos).map(({ title }) => title);
const send = (page: Page, words: Words) =>
  mainOf(page).getByRole('button', { name: words.send, exact: true }).click();

async function fill(page: Page, words: Words, birthdate: string, name: string) {
  const form = mainOf(page);
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field(words.fields.realname).fill('Ana Lima');
  await field(words.fields.name).fill(name);
  await field(words.fields.birthdate).fill(birthdate);
  await field(words.fields.gender).selectOption({ label: words.genders.woman });
  await field(words.fields.height).selectOption({ label: '178 cm · 5\'10"' });
  await field(words.fields.email).fill('ana@example.com');
  await field(words.fields.phone).fill('+55 (47) 99999-9999');
  await field(words.fields.instagr).fill('@ana');
}

async function chooseBrazil(page: Page, words: Words) {
  const form = mainOf(page);
  await form.getByLabel(words.fields.country, { exact: true }).selectOption({ label: words.brazil });
  await form.getByLabel(words.fields.id_state, { exact: true }).selectOption({ label: 'Santa Catarina' });
  await form.getByLabel(new RegExp(`^${words.fields.basedin}`)).selectOption({ label: 'Joinville' });
}

async function choosePhotos(page: Page, words: Words, buffer: Buffer) {
  const file = { name: 'retrato-muito-comprido-demais.jpg', mimeType: 'image/jpeg', buffer };
  for (const slot of slotsOf(words)) {
    await mainOf(page).getByLabel(slot, { exact: true }).setInputFiles(file);
  }
}

const uniqueName = () => `Ana ${Date.now()}`;

for (const words of [PT, EN]) {
  test(`an adult applies in ${words.lang} with four photos`, async ({ page, inbox }) => {
    const name = uniqueName();
    await page.goto(words.path);
    await fill(page, words, '29/02/2000', name);
    await chooseBrazil(page, words);
    await choosePhotos(page, words, await photo());
    const previews = mainOf(page).getByRole('img', { name: words.preview.replace('{title}', '') });
    await expect(previews).toHaveCount(4);
    await expect(mainOf(page).getByText('retrato-muito-compri….jpg')).toHaveCount(4);
    await expect(mainOf(page).getByLabel(words.fields.guardian_name)).toBeHidden();
    await send(page, words);
    const reference = await referenceIn(mainOf(page));
    await expect(mainOf(page).getByLabel(words.fields.realname, { exact: true })).toHaveValue('');
    await expect(previews).toHaveCount(0);

    const stored = await inbox.find('applications', reference);
    expect(stored).toMatchObject({
      name,
      realname: 'Ana Lima',
      gender: words.genders.woman,
      height: '178/5\'10"',
      state: 'Santa Catarina',
      city: 'Joinville',
      language: words.lang,
      is_minor: false,
    });
    expect(stored.birthdate).toMatch(/^2000-02-29/);
    for (const number of [1, 2, 3, 4]) {
      const { format, width } = await sharp(await inbox.photo(stored.id, number)).metadata();
      expect([format, width]).toEqual(['jpeg', 1200]);
    }
  });

  test.describe(`in ${words.lang} without JS`, () => {
    test.use({ javaScriptEnabled: false });
    test('an application keeps what was typed, then is sent', async ({ page, inbox }) => {
      const name = uniqueName();
      await page.goto(words.path);
      await fill(page, words, '29/02/2000', name);
      const form = mainOf(page);
      await form.getByLabel(words.fields.country, { exact: true }).selectOption({ label: words.brazil });
      await form.getByLabel(words.fields.basedin).filter({ visible: true }).fill('Joinville');
      await choosePhotos(page, words, await photo());
      await send(page, words);
      await expect(form.getByLabel(words.fields.name, { exact: true })).toHaveValue(name);

      await form.getByLabel(words.fields.id_state, { exact: true }).filter({ visible: true }).fill('SC');
      await choosePhotos(page, words, await photo());
      await send(page, words);
      const stored = await inbox.find('applications', await referenceIn(form));
      expect(stored).toMatchObject({ name, state: 'SC', city: 'Joinville', language: words.lang });
      expect((await inbox.photo(stored.id, 4)).length).toBeGreaterThan(1000);
    });
  });
}

test('a minor applies with guardian and consent only', async ({ page, inbox }) => {
  await page.goto(PT.path);
  await fill(page, PT, `01/01/${new Date().getFullYear() - 15}`, uniqueName());
  await chooseBrazil(page, PT);
  await choosePhotos(page, PT, await photo());
  await expect(mainOf(page).getByText('apagado em 3 meses')).toBeVisible();
  await send(page, PT);
  await expect(mainOf(page).getByText('Precisamos desta autorização.')).toBeVisible();
  await expect(mainOf(page).getByLabel('Nome completo do responsável')).toBeFocused();
  await axe(page);
  await mainOf(page).getByLabel('Nome completo do responsável').fill('Rosa Lima');
  await mainOf(page).getByLabel('E-mail do responsável').fill('rosa@example.com');
  await mainOf(page).getByRole('checkbox').check();
  await send(page, PT);
  const stored = await inbox.find('applications', await referenceIn(mainOf(page)));
  expect(stored).toMatchObject({ is_minor: true, guardian_name: 'Rosa Lima', consent_language: 'pt' });
});

const badPhotos = [
  ['a.heic', Buffer.from('\0\0\0\x18ftypheic'), 'HEIC'],
  ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG é um desenho'],
  ['a.pdf', Buffer.from('%PDF-1.7'), 'Isto é um PDF'],
  ['a.jpg', Buffer.from('MZ and so on'), 'é um programa'],
  ['b.jpg', Buffer.alloc(0), 'está vazio'],
] as const;

for (const [name, buffer, text] of badPhotos) {
  test(`a photo that is none says so: ${text}`, async ({ page }) => {
    await page.goto(PT.path);
    await mainOf(page)
      .getByLabel('Rosto', { exact: true })
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(mainOf(page).getByText(text)).toBeVisible();
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
    const taken = await photoWithPlace();
    expect(taken.includes('Exif') && taken.includes('Telefone')).toBe(true);
    await page.goto(PT.path);
    await fill(page, PT, '29/02/2000', uniqueName());
    await chooseBrazil(page, PT);
    await choosePhotos(page, PT, taken);
    const posted = page.waitForRequest('**/api/upload/application');
    await send(page, PT);
    expect((await posted).postDataBuffer()?.includes('Telefone') ?? false).toBe(false);
    const { id } = await inbox.find('applications', await referenceIn(mainOf(page)));
    for (const number of [1, 2, 3, 4]) await expectNoPlace(await inbox.photo(id, number));
  });

  test('is stored upright without its place when a machine sends it', async ({ request, baseURL, inbox }) => {
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() };
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
