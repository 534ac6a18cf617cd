import { beforeAll, expect, test, vi } from 'vitest';
import { sweep } from '../erasure/worker.ts';
import { openClient } from '../platform/db/open-client.ts';
import { backUp } from '../platform/db/purge-backups.ts';
import { startErasing } from '../platform/jobs/erase.ts';
import { env } from '../platform/settings/env.ts';
import { callApi } from './api.ts';
import { execute } from './execute.ts';
import { filesWith } from './find-bytes.ts';
import { applicationForm, choice, contactForm, type Form, quoteForm, sendForm, stored } from './forms.ts';
import { clock, panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

const NEIGHBOURS = 60;
const WORKER_WITHIN = { timeout: 10_000, interval: 200 };

let as: Staff;
const data = () => env().PASSARELA_DATA;
const file = () => `${data()}/panel.sqlite`;

/** Words that stand nowhere else, one for each thing that a person tells. */
const wordsOf = (mark: string) => ({
  realname: `Zoë Ção ${mark}real`,
  name: `Zoë ${mark}artístico`,
  email: `${mark}mail@example.com`,
  phone: `+55 48 ${mark}phone`,
  instagr: `@${mark}insta`,
  height: `${mark}178/5'10"`,
  city: `${mark}cidade é`,
  guardian_name: `Mãe ${mark}guardian`,
  guardian_email: `${mark}guardian@example.com`,
  guardian_phone: `${mark}guardianphone`,
  consent: `${mark}consent`,
  message: `"Linha 1"\n\\ ${mark}message ü`,
  notes: `${mark}notes ã`,
  model: `${mark}model ô`,
  trouble: `550 <${mark}trouble@example.com> unknown`,
  key: `${mark}key`,
});
type Searched = ReturnType<typeof wordsOf>;

async function minorsForm(words: Searched): Promise<Form> {
  const { realname, name, email, phone, instagr, height, guardian_name, guardian_email, guardian_phone } =
    words;
  return {
    ...(await applicationForm()),
    ...{ realname, name, email, phone, instagr, height, guardian_name, guardian_email, guardian_phone },
    birthdate: '2015-01-01',
    basedin: choice('4205407', words.city),
    consent: JSON.stringify({ version: words.consent, accepted_at: '2026-11-21T12:00:00Z', language: 'pt' }),
  };
}

/** A minor applies and writes, staff work on it, mails fail, an update makes a backup; others come before and after. */
async function live(words: Searched): Promise<number> {
  const others = async () => {
    for (let number = 0; number < NEIGHBOURS; number += 1) {
      await stored(
        await sendForm('contact/pt', { ...contactForm(), message: 'Olá! '.repeat(1 + number * 7) }),
      );
    }
  };
  const { email, name, message } = words;
  const key = { 'Idempotency-Key': words.key };
  await others();
  const { id } = await stored(await sendForm('get-scouted/pt', await minorsForm(words), key));
  await stored(await sendForm('contact/pt', { ...contactForm(), email, name, message: message.repeat(100) }));
  await stored(
    await sendForm('favorites/pt', {
      ...quoteForm(),
      email,
      models: JSON.stringify([{ id: 7, name: words.model }]),
    }),
  );
  await others();
  const notes = JSON.stringify({ notes: words.notes.repeat(50), status: 'answered' });
  expect((await as('booker', 'PATCH', `applications/${id}`, { body: notes })).status).toBe(200);
  expect(
    (await as('booker', 'PATCH', `applications/${id}`, { body: notes.replace('answered', 'archived') }))
      .status,
  ).toBe(200);
  await execute(
    `UPDATE mails SET trouble = '${words.trouble}' WHERE kind = 'applications' AND entry = ${Number(id)}`,
  );
  const client = await openClient(file());
  await backUp(client, file());
  client.close();
  return Number(id);
}

beforeAll(async () => {
  as = await signInStaff('left-nothing');
});

test('"delete this person" leaves no byte of them in the data folder, backups included', async () => {
  const words = wordsOf('qzforget');
  const id = await live(words);
  const found = filesWith(data(), Object.values(words));
  // the search finds existing words: in the tables, and in the copy
  for (const word of ['email', 'guardian_name', 'notes', 'trouble'] as const) {
    expect(found).toContain(`panel.sqlite-wal: ${words[word]}`);
    expect(found.filter((place) => place.startsWith('backups/') && place.endsWith(words[word]))).toHaveLength(
      1,
    );
  }
  expect((await as('admin', 'POST', `applications/${id}/forget`)).status).toBe(200);
  expect(filesWith(data(), Object.values(words))).toEqual([]);
});

const OF_APPLICATIONS = [
  'realname',
  'phone',
  'guardian_name',
  'guardian_email',
  'guardian_phone',
  'instagr',
  'city',
  'consent',
  'notes',
  'trouble',
] as const;

test('what retention deletes leaves no byte either', async () => {
  const words = wordsOf('qzexpire');
  clock.now = () => Date.parse('2019-01-01T12:00:00Z');
  await live(words);
  clock.now = () => Date.now();
  const now = Date.now();
  // to the trash, then out of it
  for (const at of [now, now + 8 * 24 * 3_600_000])
    await sweep(await panel(), env(), { now: at, orphansBefore: now - 60_000 });
  // the message and the quote stay until staff delete them
  expect(
    filesWith(
      data(),
      OF_APPLICATIONS.map((name) => words[name]),
    ),
  ).toEqual([]);
  expect(filesWith(data(), [words.email]).length).toBeGreaterThan(0);
});

/** How each kind of the inbox comes in with words of somebody's own. */
const SENDS: Record<string, (words: Searched) => Promise<[path: string, form: Form]>> = {
  applications: async (words) => ['get-scouted/pt', await minorsForm(words)],
  messages: async ({ name, email, message }) => ['contact/pt', { ...contactForm(), name, email, message }],
  quotes: async ({ name, email, phone, message, model }) => [
    'favorites/pt',
    { ...quoteForm(), name, email, phone, message, models: JSON.stringify([{ id: 7, name: model }]) },
  ],
};

test.each(Object.keys(SENDS))('one of %s that staff delete is erased by the worker', async (kind) => {
  startErasing(await panel());
  const words = wordsOf(`qzstaff${kind}`);
  const [path, form] = (await SENDS[kind]?.(words)) ?? ['', {}];
  const { id } = await stored(await sendForm(path, form));
  expect(filesWith(data(), [words.email])).not.toEqual([]);
  expect((await as('admin', 'DELETE', `${kind}/${id}`)).status).toBe(200);
  await vi.waitFor(() => expect(filesWith(data(), Object.values(words))).toEqual([]), WORKER_WITHIN);
});

test('an account that is deleted leaves no byte: not in what it saved, in sessions, limits, older states or backups', async () => {
  const payload = await panel();
  startErasing(payload);
  const account = {
    name: 'Zoé qzcolega Bela',
    email: 'qzcolega@example.com',
    password: 'a-long-enough-password',
  };
  const person = await payload.create({
    collection: 'users',
    data: { ...account, role: 'editor' },
    ...unpublished,
  });
  const { password, ...words } = account;
  await callApi('users/login', { body: { email: words.email, password: 'wrong' } });
  const { token } = await (await callApi('users/login', { body: { email: words.email, password } })).json();
  const talent = { name: 'Outra', gender: 'woman', status: 'draft' };
  const { doc } = await (await callApi('talents', { token, body: talent })).json();
  await callApi(`talents/${doc.id}`, { token, method: 'PATCH', body: { nationality: 'BR' } });
  const { pt, en } = await payload.findGlobal({ slug: 'privacy', depth: 0 });
  await callApi('globals/privacy', { token, body: { pt: { title: 'De outra pessoa' } } });
  expect(filesWith(data(), [words.name])).not.toEqual([]);
  const client = await openClient(file());
  await backUp(client, file());
  client.close();
  expect((await as('admin', 'DELETE', `users/${person.id}`)).status).toBe(200);
  await vi.waitFor(() => expect(filesWith(data(), Object.values(words))).toEqual([]), {
    timeout: 40_000,
    interval: 200,
  });
  await payload.updateGlobal({ slug: 'privacy', data: { pt, en }, ...unpublished });
}, 60_000);

const PRIVATE = {
  real_name: 'Maria qzgone Civil',
  phone: '+55 48 qzgone',
  email: 'qzgone@example.com',
  notes: 'qzgone nota '.repeat(400),
};

test('a talent that is deleted for good leaves no byte in rows, older states, backups and saved searches', async () => {
  const payload = await panel();
  startErasing(payload);
  const name = 'Zoé qzgone Artística';
  const body = JSON.stringify({ name, gender: 'woman', status: 'draft', agency: PRIVATE });
  const { id } = (await (await as('editor', 'POST', 'talents?depth=0', { body })).json()).doc;
  for (const nationality of ['BR', 'PT'])
    await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify({ nationality }) });
  const preset = {
    title: 'Dela',
    relatedCollection: 'talents',
    where: { name: { equals: name } },
    columns: [],
  };
  expect((await as('editor', 'POST', 'payload-query-presets', { body: JSON.stringify(preset) })).status).toBe(
    201,
  );
  const last = JSON.stringify({ value: { search: PRIVATE.email } });
  expect((await as('editor', 'POST', 'payload-preferences/talents-list', { body: last })).status).toBe(200);
  const client = await openClient(file());
  await backUp(client, file());
  client.close();
  const words = ['qzgone'];
  expect(filesWith(data(), words).filter((place) => place.startsWith('backups/'))).toHaveLength(1);
  await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify({ deletedAt: new Date() }) });
  expect((await as('admin', 'DELETE', `talents/${id}?trash=true`)).status).toBe(200);
  await vi.waitFor(() => expect(filesWith(data(), words)).toEqual([]), { timeout: 40_000, interval: 200 });
}, 60_000);
