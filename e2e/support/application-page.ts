import { writeFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import english from '../../messages/en.json' with { type: 'json' };
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { mainOf } from './form-page';
import { photo } from './photos';

export const PT = {
  lang: 'pt',
  path: '/seja-modelo',
  brazil: 'Brasil',
  language: 'Português',
  ...portuguese.Form,
  ...portuguese.Scouted,
} as const;
export const EN = {
  lang: 'en',
  path: '/en/be-a-model',
  brazil: 'Brazil',
  language: 'English',
  ...english.Form,
  ...english.Scouted,
} as const;
export type FormMessages = typeof PT | typeof EN;

export const slotsOf = (words: FormMessages) => Object.values(words.photos).map(({ title }) => title);

export const sendButton = (form: Locator, words: FormMessages) =>
  form.getByRole('button', { name: words.send, exact: true });
export const retryButton = (form: Locator, words: FormMessages) =>
  form.getByRole('button', { name: words.retry, exact: true });
export const send = (page: Page, words: FormMessages) => sendButton(mainOf(page), words).click();

/** The previews of chosen photos. */
export const previewsOf = (page: Page, words: FormMessages) =>
  mainOf(page).getByRole('img', { name: words.preview.replace('{title}', '') });

/** The texts of the form, but for the places. */
export async function fill(page: Page, words: FormMessages, birthdate: string, name: string) {
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

export async function chooseBrazil(page: Page, words: FormMessages) {
  const form = mainOf(page);
  await form.getByLabel(words.fields.country, { exact: true }).selectOption({ label: words.brazil });
  await form.getByLabel(words.fields.id_state, { exact: true }).selectOption({ label: 'Santa Catarina' });
  await form.getByLabel(new RegExp(`^${words.fields.basedin}`)).selectOption({ label: 'Joinville' });
}

/** Country, state and city without script: the last two are typed. */
export async function typeLocation(page: Page, words: FormMessages, state: string) {
  const form = mainOf(page);
  await form.getByLabel(words.fields.country, { exact: true }).selectOption({ label: words.brazil });
  await form.getByLabel(words.fields.id_state, { exact: true }).filter({ visible: true }).fill(state);
  await form.getByLabel(words.fields.basedin).filter({ visible: true }).fill('Joinville');
}

export type Upload = { name: string; buffer: Buffer };

/** Larger files cross Playwright's wire slowly: a browser reads them from the disk. */
const LARGE_BYTES = 1024 * 1024;
function onDisk({ name, buffer }: Upload): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  return path;
}

/** Chooses a file in each of the four slots: the same one, or one for each. */
export async function choosePhotos(page: Page, words: FormMessages, files: Buffer | readonly Upload[]) {
  const name = 'retrato-muito-comprido-demais.jpg';
  for (const [index, slot] of slotsOf(words).entries()) {
    const file = Buffer.isBuffer(files) ? { name, buffer: files } : files[index];
    if (!file) continue;
    await mainOf(page)
      .getByLabel(slot, { exact: true })
      .setInputFiles(file.buffer.length > LARGE_BYTES ? onDisk(file) : { ...file, mimeType: 'image/jpeg' });
  }
}

/** Texts, places and photos of an adult. */
export async function fillWhole(
  page: Page,
  words: FormMessages,
  name: string,
  files: Buffer | readonly Upload[],
) {
  await fill(page, words, '29/02/2000', name);
  await chooseBrazil(page, words);
  await choosePhotos(page, words, files);
}

export const uniqueName = () => `Ana ${Date.now()}${Math.floor(Math.random() * 1000)}`;

const choice = (value: string, label: string) => JSON.stringify({ value, label });

/** The texts of an adult's application, as the page's script posts them. */
export const posted = (name: string) => ({
  ...{ lang: 'pt', filled_ms: '9000', realname: 'Ana Lima', name, phone: '+55 47 9', instagr: '@ana' },
  ...{ gender: choice('woman', 'Mulher'), birthdate: '29/02/2000', email: 'ana@example.com' },
  ...{ height: '178/5\'10"', country: choice('BR', 'Brasil'), id_state: 'SC' },
});

/** Four times one photo, as fields of that post. */
export const fourOf = (buffer: Buffer) => {
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  return { image_1: file, image_2: file, image_3: file, image_4: file };
};

/** Posts an application without a browser; returns its reference. */
export async function applyByMachine(
  request: APIRequestContext,
  { name = uniqueName(), photo: taken, ...more }: { name?: string; email?: string; photo?: Buffer } = {},
): Promise<string> {
  const address = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
  const answer = await request.post('/api/upload/application', {
    headers: { origin: new URL(address).origin },
    multipart: { ...posted(name), ...more, ...fourOf(taken ?? (await photo())) },
  });
  const sent = await answer.json();
  expect(sent).toMatchObject({ status: 'sent' });
  return sent.reference;
}
