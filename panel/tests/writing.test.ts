import { existsSync, readdirSync } from 'node:fs';
import { errorBody } from '@passarela/contract';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { KINDS } from '../platform/reference/kinds.ts';
import { env } from '../platform/settings/env.ts';
import { applicationForm, choice, contactForm, type Form, quoteForm, sendForm, stored } from './forms.ts';
import { clock, panel } from './panel.ts';
import { keysUnder, openedPhoto } from './stored-files.ts';

const privateFolder = (name: string) => `${env().PASSARELA_DATA}/private/${name}`;
const inFolder = (name: string) => (existsSync(privateFolder(name)) ? readdirSync(privateFolder(name)) : []);
const counts = async () => {
  const payload = await panel();
  const entries = await Promise.all(
    KINDS.map(async (kind) => (await payload.count({ collection: kind })).totalDocs),
  );
  return [
    ...entries,
    (await payload.count({ collection: 'mails' })).totalDocs,
    (await keysUnder('private/applications/')).length,
  ];
};

afterEach(() => {
  clock.now = () => Date.now();
});

test('a message is stored whole, with a receipt and two mails, before it is answered [S85.1 S130.1]', async () => {
  const form = contactForm();
  const { id, reference } = await stored(await sendForm('contact/en', form));
  const payload = await panel();
  const message = await payload.findByID({ collection: 'messages', id: Number(id) });
  expect(message).toMatchObject({ ...form, reference, language: 'en', status: 'new' });
  expect(reference).toMatch(/^AFM-[2-9B-Z]{5}$/);
  const { docs } = await payload.find({
    collection: 'mails',
    where: { name: { contains: reference } },
    sort: 'name',
  });
  expect(docs.map(({ name, entry, kind, state }) => [name, entry, kind, state])).toEqual([
    [`${reference}:agency`, id, 'messages', 'waiting'],
    [`${reference}:sender`, id, 'messages', 'waiting'],
  ]);
});

test.each([
  ['pt', 'en', 'en'],
  ['pt', 'en-GB,pt;q=0.5', 'en'],
  ['pt', 'pt-BR,en;q=0.9', 'pt'],
  ['pt', 'de', 'pt'],
  ['pt', '', 'pt'],
  ['en', 'pt', 'en'],
])(
  'on /%s with Accept-Language "%s" an entry is stored, and its mails are written, in %s',
  async (path, accepted, language) => {
    const headers = { 'Accept-Language': accepted };
    const { id, reference } = await stored(await sendForm(`contact/${path}`, contactForm(), headers));
    const payload = await panel();
    expect(await payload.findByID({ collection: 'messages', id: Number(id) })).toMatchObject({ language });
    const named = await stored(await sendForm('entry/contact/send', contactForm(), headers));
    expect(await payload.findByID({ collection: 'messages', id: Number(named.id) })).toMatchObject({
      language: path === 'en' ? 'pt' : language,
    });
    expect(reference).toMatch(/^AFM-/);
  },
);

test('a quote request keeps the talents it is about [S131.1]', async () => {
  const { id } = await stored(await sendForm('favorites/pt', quoteForm()));
  const quote = await (await panel()).findByID({ collection: 'quotes', id: Number(id) });
  expect(JSON.parse(quote.models ?? '')).toEqual([
    { id: 7, name: 'Bia', cover: null },
    { id: 9, name: 'Caio' },
  ]);
  expect(quote).toMatchObject({ talent_count: 2, language: 'pt', phone: '+55 (48) 99999-0000' });
});

test('a quote request keeps the rows of 200 talents whole, without anything of a birthdate', async () => {
  const row = { name: 'Bia', hair: 'auburn', divisions: [{ id_category: 3 }], notes: 'x'.repeat(9_000) };
  const birth = { birthdate: '1999-01-02', birth_year: 1999, minor: false };
  const rows = Array.from({ length: 200 }, (_, at) => ({ id: at + 1, ...row }));
  const models = JSON.stringify(rows.map((each) => ({ ...each, ...birth })));
  const { id } = await stored(await sendForm('favorites/pt', { ...quoteForm(), models }));
  const quote = await (await panel()).findByID({ collection: 'quotes', id: Number(id) });
  expect(JSON.parse(quote.models ?? '')).toEqual(rows);
});

test('an application keeps its fields and four private photos [S87.1 S132.1 S146.3]', async () => {
  const { id } = await stored(await sendForm('get-scouted/pt', await applicationForm()));
  const application = await (await panel()).findByID({ collection: 'applications', id: Number(id) });
  expect(application).toMatchObject({
    name: 'Ana',
    gender: 'Mulher',
    gender_id: 'woman',
    birthdate: '2000-05-17T12:00:00.000Z',
    state: 'Santa Catarina',
    city: 'Florianópolis',
    is_minor: false,
    guardian_name: null,
  });
  const photos = String(application.photos);
  const keys = ['1', '2', '3', '4'].map((number) => `private/applications/${photos}/${number}.sealed`);
  expect(await keysUnder(`private/applications/${photos}/`)).toEqual(keys);
  const { format, width, height } = await sharp(await openedPhoto(photos, 4)).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 600, height: 800 });
  expect(inFolder('incoming')).toEqual([]);
});

test.each([
  ['contact', 'messages', contactForm],
  ['favorites', 'quotes', quoteForm],
  ['getScouted', 'applications', applicationForm],
] as const)('entry/%s/send stores the same [S138.1]', async (entry, collection, form) => {
  const { id } = await stored(await sendForm(`entry/${entry}/send?language=en`, await form()));
  const { language } = await (await panel()).findByID({ collection, id: Number(id) });
  expect(language).toBe('en');
});

test.each([
  ['contact/fr', 404],
  ['contact', 404],
  ['entry/unknown/send', 404],
])('%s is %i', async (path, status) => {
  expect((await sendForm(path, contactForm())).status).toBe(status);
});

const GUARDED: Form = {
  birthdate: '2010-01-01',
  guardian_name: 'Maria Souza',
  guardian_email: 'maria@example.com',
  consent: JSON.stringify({ version: '1', accepted_at: '2026-11-21T12:00:00-03:00', language: 'pt' }),
};

test('somebody under 18 is stored with guardian and consent', async () => {
  const { id } = await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), ...GUARDED }));
  expect(await (await panel()).findByID({ collection: 'applications', id: Number(id) })).toMatchObject({
    is_minor: true,
    guardian_name: 'Maria Souza',
    consent_version: '1',
    consent_at: '2026-11-21T12:00:00-03:00',
  });
});

test('of a guardian nothing is stored with an adult', async () => {
  const form = { ...(await applicationForm()), ...GUARDED, birthdate: '2000-05-17', guardian_email: 'mae@' };
  const { id } = await stored(await sendForm('get-scouted/pt', form));
  expect(await (await panel()).findByID({ collection: 'applications', id: Number(id) })).toMatchObject({
    is_minor: false,
    guardian_name: null,
    guardian_email: null,
    consent_version: null,
  });
});

test.each([
  // 02:59 UTC is still the day before in São Paulo
  ['2026-11-21T02:59:00Z', '2008-11-21', 422],
  ['2026-11-21T03:00:00Z', '2008-11-21', 201],
  ['2026-11-21T15:00:00Z', '2008-11-22', 422],
])('at %s somebody born %s without guardian is %i', async (at, birthdate, status) => {
  clock.now = () => Date.parse(at);
  expect((await sendForm('get-scouted/pt', { ...(await applicationForm()), birthdate })).status).toBe(status);
});

// a row of each kind: contract/src/writing.test.ts has all of them
test.each<[string, string, () => Form | Promise<Form>, Form]>([
  ['name', 'contact/pt', contactForm, { name: '' }],
  ['name', 'contact/pt', contactForm, { name: 'Ana\r\nBcc: all@example.com' }],
  ['email', 'contact/pt', contactForm, { email: 'ana' }],
  ['email', 'contact/pt', contactForm, { email: 'ana@example.com\r\nBcc: x@example.com' }],
  ['message', 'contact/pt', contactForm, { message: 'x'.repeat(5001) }],
  ['phone', 'favorites/pt', quoteForm, { phone: '' }],
  ['models', 'favorites/pt', quoteForm, { models: '{' }],
  ['realname', 'get-scouted/pt', applicationForm, { realname: null }],
  ['gender', 'get-scouted/pt', applicationForm, { gender: choice('', '') }],
  ['birthdate', 'get-scouted/pt', applicationForm, { birthdate: '2999-01-01' }],
  ['guardian_name', 'get-scouted/pt', applicationForm, { ...GUARDED, guardian_name: '' }],
  ['guardian_email', 'get-scouted/pt', applicationForm, { ...GUARDED, guardian_email: 'nobody' }],
  ['consent', 'get-scouted/pt', applicationForm, { ...GUARDED, consent: null }],
  ['consent', 'get-scouted/pt', applicationForm, { ...GUARDED, consent: '{"version":"1"}' }],
  ['image_1', 'get-scouted/pt', applicationForm, { image_1: null }],
  ['image_4', 'get-scouted/pt', applicationForm, { image_4: null }],
])('422 names %s, and nothing is stored (%s) [S114.1-4 S115.12]', async (field, path, form, change) => {
  const before = await counts();
  const answer = await sendForm(path, { ...(await form()), ...change });
  expect(answer.status).toBe(422);
  expect(Object.keys(errorBody.parse(await answer.json()).errors ?? {})).toEqual([field]);
  expect(await counts()).toEqual(before);
  expect(inFolder('incoming')).toEqual([]);
});

test('texts of exactly the longest length are kept as they are', async () => {
  const form = { ...contactForm(), name: 'é'.repeat(200), message: '€'.repeat(5000) };
  const { id } = await stored(await sendForm('contact/pt', form));
  const { name, message } = await (await panel()).findByID({ collection: 'messages', id: Number(id) });
  expect([name, message]).toEqual([form.name, form.message]);
});
