import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { ApplicationPhotos } from '../inbox/admin/application-photos.tsx';
import { QuotedTalents } from '../inbox/admin/quoted-talents.tsx';
import { temporaryKeys } from '../platform/encryption/keys.ts';
import { files } from '../platform/files/files.ts';
import { photoKey } from '../platform/photos/keep.ts';
import { env } from '../platform/settings/env.ts';
import { applicationForm, contactForm, quoteForm, sendForm, stored } from './forms.ts';
import { startMedia } from './media-server.ts';
import { panel } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';
import { bytesOf, keysUnder } from './stored-files.ts';

let as: Staff;

beforeAll(async () => {
  as = await signInStaff('inbox');
});

const apply = async (change = {}) =>
  Number((await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), ...change }))).id);
const write = async (change = {}) =>
  Number((await stored(await sendForm('contact/pt', { ...contactForm(), ...change }))).id);
const photosOf = async (id: number) =>
  (await (await panel()).findByID({ collection: 'applications', id })).photos ?? 'none';

test.each<[Role, number]>([
  ['admin', 200],
  ['booker', 200],
  ['editor', 403],
  ['nobody', 401],
])('a photo of an application is %s: %i', async (role, status) => {
  const answer = await as(role, 'GET', `applications/${await apply()}/photos/1`);
  expect(answer.status).toBe(status);
  if (status !== 200) return;
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test('a photo whose key is lost, or whose file is damaged, says so to staff, in the page and in the log', async () => {
  const id = await apply();
  const photos = await photosOf(id);
  const key = (number: number) => photoKey(photos, number);
  expect((await bytesOf(key(1))).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  await files().put(key(2), (await bytesOf(key(2))).subarray(0, 200));
  await files().delete(key(3));
  const { PRIVATE_KEYS } = env();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = async (language: string) =>
    renderToStaticMarkup(await ApplicationPhotos({ data: { id, photos }, i18n: { language } }));
  try {
    Object.assign(env(), { PRIVATE_KEYS: temporaryKeys() });
    const answer = await as('booker', 'GET', `applications/${id}/photos/1`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('uma chave que o painel não tem mais');
    expect(await page('en')).toContain('a key that the panel no longer has');
    expect(log.mock.calls.join()).toContain(`Photo ${photos}/1.sealed`);
    expect(log.mock.calls.join()).toContain(PRIVATE_KEYS[0].id);
  } finally {
    Object.assign(env(), { PRIVATE_KEYS });
  }
  const markup = await page('pt');
  expect(markup.match(/<img/g)).toHaveLength(2);
  expect(markup).toContain('está danificado');
  expect(markup).toContain('não está no servidor');
  expect((await as('booker', 'GET', `applications/${id}/photos/2`)).status).toBe(503);
  expect((await as('booker', 'GET', `applications/${id}/photos/3`)).status).toBe(404);
  log.mockRestore();
});

test.each(['0', '5', 'x', '1.5', '..%2f..%2fpanel.sqlite'])('photo number %s is 404', async (number) => {
  expect((await as('admin', 'GET', `applications/${await apply()}/photos/${number}`)).status).toBe(404);
});

test('no address under /media reaches a private photo', async () => {
  const photos = await photosOf(await apply());
  const media = await startMedia(files());
  for (const path of [
    `${photos}/1.jpg`,
    `private/applications/${photos}/1.jpg`,
    `..%2fprivate%2fapplications%2f${photos}%2f1.jpg`,
    `../private/applications/${photos}/1.jpg`,
    `%2e%2e%2fprivate/applications/${photos}/1.jpg`,
  ]) {
    expect((await media.get(path)).status).toBe(404);
  }
  media.stop();
});

test('staff change status and notes, and nothing that the sender wrote', async () => {
  const id = await write();
  const own = { status: 'answered', notes: 'Ligar' };
  const change = async (data: object) =>
    (await as('booker', 'PATCH', `messages/${id}`, { body: JSON.stringify(data) })).status;
  expect(await change({ ...own, name: 'Changed' })).toBe(403);
  expect(await change({ ...own, message: 'Changed' })).toBe(403);
  expect(await change(own)).toBe(200);
  expect(await (await panel()).findByID({ collection: 'messages', id })).toMatchObject({
    status: 'answered',
    notes: 'Ligar',
    name: contactForm().name,
    message: contactForm().message,
  });
});

test('opening marks a new entry as seen without changing when it was last edited, and leaves any other status', async () => {
  const id = await write();
  const read = async () => (await panel()).findByID({ collection: 'messages', id });
  const statusOf = async () => (await read()).status;
  const { updatedAt } = await read();
  expect(await (await as('booker', 'POST', `messages/${id}/seen`)).json()).toEqual({ changed: 1 });
  expect(await read()).toMatchObject({ status: 'seen', updatedAt });
  await as('booker', 'PATCH', `messages/${id}`, { body: '{"status":"archived"}' });
  expect(await (await as('booker', 'POST', `messages/${id}/seen`)).json()).toEqual({ changed: 0 });
  expect(await statusOf()).toBe('archived');
  expect((await as('editor', 'POST', `messages/${id}/seen`)).status).toBe(403);
});

test('deleting an entry takes its photos and its mails, and leaves a line that names nobody', async () => {
  const payload = await panel();
  const id = await apply();
  const { reference, photos } = await payload.findByID({ collection: 'applications', id });
  const photosLeft = () => keysUnder(`private/applications/${photos}/`);
  expect(await photosLeft()).toHaveLength(4);
  expect((await as('booker', 'DELETE', `applications/${id}`)).status).toBe(403);
  expect((await as('admin', 'DELETE', `applications/${id}`)).status).toBe(200);
  expect(await photosLeft()).toEqual([]);
  const mails = await payload.count({ collection: 'mails', where: { name: { contains: reference } } });
  expect(mails.totalDocs).toBe(0);
  const { docs } = await payload.find({
    collection: 'deletions',
    where: { reference: { equals: reference } },
  });
  expect(docs).toMatchObject([{ kind: 'applications', reason: 'staff' }]);
  expect(JSON.stringify(docs)).not.toContain('Ana');
});

test('a deletion that stops between row and record has its record, once, when it is tried again', async () => {
  const payload = await panel();
  const id = await write();
  const { reference } = await payload.findByID({ collection: 'messages', id });
  const records = async () =>
    (await payload.count({ collection: 'deletions', where: { reference: { equals: reference } } })).totalDocs;
  const stopped = vi.spyOn(payload.db, 'deleteOne').mockRejectedValueOnce(new Error('killed'));
  expect((await as('admin', 'DELETE', `messages/${id}`)).status).toBe(500);
  // PostgreSQL takes both back
  expect(await records()).toBe(env().DATABASE_URL ? 0 : 1);
  expect((await as('admin', 'DELETE', `messages/${id}`)).status).toBe(200);
  expect(await records()).toBe(1);
  stopped.mockRestore();
});

test('"delete this person" deletes all that came from the address, whatever its capitals, at once', async () => {
  const payload = await panel();
  const email = 'Forget.Me@example.com';
  const first = await apply({ email });
  const folder = `private/applications/${await photosOf(first)}/`;
  const photosLeft = () => keysUnder(folder);
  await apply({ email: email.toLowerCase() });
  await write({ email });
  await stored(await sendForm('favorites/pt', { ...quoteForm(), email }));
  const other = await write({ email: 'somebody@example.com' });
  expect((await as('booker', 'POST', `applications/${first}/forget`)).status).toBe(403);
  const began = performance.now();
  const answer = await as('admin', 'POST', `applications/${first}/forget`);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await answer.json()).toEqual({ messages: 1, quotes: 1, applications: 2 });
  expect(await photosLeft()).toEqual([]);
  for (const collection of ['messages', 'quotes', 'applications'] as const) {
    const { totalDocs } = await payload.count({ collection, where: { email: { like: 'forget.me' } } });
    expect(totalDocs).toBe(0);
  }
  expect((await payload.findByID({ collection: 'messages', id: other })).email).toBe('somebody@example.com');
});

test('the CSV is what the list shows, in the reader’s language, safe to open', async () => {
  const name = '=HYPERLINK("http://evil.test";"Ana")';
  await write({ name, message: 'Linha 1\n"Linha 2"; fim', email: 'csv@example.com' });
  const query = 'where[email][equals]=csv@example.com';
  const pt = await (await as('admin', 'GET', `messages/export.csv?${query}`)).arrayBuffer();
  expect([...new Uint8Array(pt).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [heading, ...lines] = new TextDecoder().decode(pt).split('\r\n');
  expect(heading).toBe(
    '"Referência";"Recebida em";"Situação";"Nome";"E-mail";"Mensagem";"Idioma";"Anotações"',
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"\'=HYPERLINK(""http://evil.test"";""Ana"")";"csv@example.com"');
  expect(lines[0]).toContain('"Linha 1\n""Linha 2""; fim"');
  const en = await (await as('admin', 'GET', `messages/export.csv?${query}`, { language: 'en' })).text();
  expect(en).toContain('"Reference","Received","Status"');
});

test('the CSV follows the list’s search', async () => {
  await write({ name: 'Zuleica Rara' });
  const csv = await (await as('booker', 'GET', 'messages/export.csv?search=zuleica')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('an export by a filter that cannot be asked is refused, not cut off', async () => {
  expect((await as('admin', 'GET', 'messages/export.csv?where[nothing][equals]=1')).status).toBe(400);
});

test('an export of applications holds everything but photos', async () => {
  await apply({ name: 'Csv Pessoa', instagr: '@csv', height: '178/5\'10"' });
  const csv = await (await as('booker', 'GET', 'applications/export.csv?search=Csv')).text();
  expect(csv).toContain('"178 cm · 5\'10""";"\u00a0+55 (48) 99999-0000";"csv"');
  expect(csv).toContain(';"Português";');
  expect(csv).toContain('"17/05/2000"');
  expect(csv).not.toMatch(/[0-9a-f]{32}/);
});

test('a quote says who of the asked talents is a minor, and of whom nobody knows', async () => {
  const payload = await panel();
  const people = await Promise.all(
    (
      [
        ['Adulta', '1990-01-01'],
        ['Jovem', '2015-01-01'],
        ['Sem Data', null],
      ] as const
    ).map(([name, birthdate]) =>
      payload.create({ collection: 'talents', data: { name, gender: 'woman', status: 'draft', birthdate } }),
    ),
  );
  const models = JSON.stringify(people.map(({ id, name }) => ({ id, name })));
  const props = { data: { models }, i18n: { language: 'pt' }, payload };
  const page = renderToStaticMarkup(await QuotedTalents(props));
  const rows = page.split('<li').slice(1);
  expect(rows.map((row) => /Menor|Sem data de nascimento/.exec(row)?.[0])).toEqual([
    undefined,
    'Menor',
    'Sem data de nascimento',
  ]);
});
