import { afterEach, expect, test } from 'vitest';
import { KEY_STORED_MS } from '../inbox/store-entry.ts';
import { APPLICATIONS } from '../platform/files/keys.ts';
import { env } from '../platform/settings/env.ts';
import { applicationForm, contactForm, quoteForm, sendForm, stored } from './forms.ts';
import { call, clock, panel } from './panel.ts';
import { keysUnder } from './stored-files.ts';

const withKey = (key: string) => ({ 'Idempotency-Key': key });
const countOf = async (collection: 'messages' | 'quotes' | 'applications' | 'mails') =>
  (await (await panel()).count({ collection })).totalDocs;

afterEach(() => {
  clock.now = () => Date.now();
});

test('the same key answers the first result again, whatever is in the body', async () => {
  const first = await stored(await sendForm('contact/pt', contactForm(), withKey('twice')));
  const before = await countOf('messages');
  const again = await sendForm('contact/pt', { ...contactForm(), name: 'Other' }, withKey('twice'));
  expect(await stored(again)).toEqual(first);
  expect(await countOf('messages')).toBe(before);
});

test('a stored entry and a sign-in echo the key, and a refusal does not', async () => {
  const first = await sendForm('contact/pt', contactForm(), withKey('echo'));
  const again = await sendForm('contact/pt', contactForm(), withKey('echo'));
  const refused = await sendForm('contact/pt', { ...contactForm(), email: 'x' }, withKey('echo-refused'));
  const echoed = [first, again, refused].map(({ headers }) => headers.get('idempotency-key'));
  expect(echoed).toEqual(['echo', 'echo', null]);
  expect((await sendForm('contact/pt', contactForm())).headers.has('idempotency-key')).toBe(false);
  const credentials = { salt: env().PANEL_SALT, api_token: env().PANEL_API_TOKEN };
  const login = await call('POST', '/panel/api/login', { body: credentials, headers: withKey('k') });
  expect([login.status, login.headers.get('idempotency-key')]).toEqual([200, 'k']);
});

test('a key is asked again through entry/…/send and is the same one', async () => {
  const first = await stored(await sendForm('contact/pt', contactForm(), withKey('by-name')));
  expect(await stored(await sendForm('entry/contact/send', contactForm(), withKey('by-name')))).toEqual(
    first,
  );
});

test('after another REFERENCE_PREFIX new entries begin with it, and earlier references stay', async () => {
  const first = await stored(await sendForm('contact/pt', contactForm(), withKey('before-prefix')));
  Object.assign(env(), { REFERENCE_PREFIX: 'CAST' });
  try {
    const again = await sendForm('contact/pt', contactForm(), withKey('before-prefix'));
    expect(await stored(again)).toEqual(first);
    const { reference } = await stored(await sendForm('contact/pt', contactForm(), withKey('new-prefix')));
    expect(reference).toMatch(/^CAST-[2-9B-Z]{5}$/);
  } finally {
    Object.assign(env(), { REFERENCE_PREFIX: 'AFM' });
  }
});

test('a key of one kind of entry says nothing about another', async () => {
  const message = await stored(await sendForm('contact/pt', contactForm(), withKey('shared')));
  const quote = await stored(await sendForm('favorites/pt', quoteForm(), withKey('shared')));
  expect(quote.reference).not.toBe(message.reference);
});

test('without a key every send is one of its own', async () => {
  const [one, two] = [
    await sendForm('contact/pt', contactForm()),
    await sendForm('contact/pt', contactForm()),
  ];
  expect((await stored(one)).reference).not.toBe((await stored(two)).reference);
});

test('a key ends after 24 hours and not before', async () => {
  const start = Date.now();
  clock.now = () => start;
  const first = await stored(await sendForm('contact/pt', contactForm(), withKey('old')));
  clock.now = () => start + KEY_STORED_MS - 1000;
  expect(await stored(await sendForm('contact/pt', contactForm(), withKey('old')))).toEqual(first);
  clock.now = () => start + KEY_STORED_MS + 1000;
  const second = await stored(await sendForm('contact/pt', contactForm(), withKey('old')));
  expect(second.reference).not.toBe(first.reference);
  expect(await stored(await sendForm('contact/pt', contactForm(), withKey('old')))).toEqual(second);
});

test('a refused send leaves its key free', async () => {
  const refused = await sendForm('contact/pt', { ...contactForm(), email: 'x' }, withKey('fixed'));
  expect(refused.status).toBe(422);
  await stored(await sendForm('contact/pt', contactForm(), withKey('fixed')));
});

test.each(['', 'with space', 'é', 'x'.repeat(201)])('the key "%s" is 400', async (key) => {
  const headers = new Map([['Idempotency-Key', key]]);
  const answer = await sendForm('contact/pt', contactForm(), Object.fromEntries(headers));
  expect(answer.status).toBe(400);
});

test('twenty messages with one key at the same moment are one', async () => {
  const [messages, mails] = [await countOf('messages'), await countOf('mails')];
  const form = { ...contactForm(), email: 'race@example.com' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendForm('contact/pt', form, withKey('race'))),
  );
  const receipts = await Promise.all(answers.map(stored));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  expect([await countOf('messages'), await countOf('mails')]).toEqual([messages + 1, mails + 2]);
});

test('five applications with one key at the same moment are one, with one set of photos', async () => {
  const form = await applicationForm();
  const photosKept = async () => (await keysUnder(APPLICATIONS)).length;
  await stored(await sendForm('get-scouted/pt', form));
  const [entries, photos] = [await countOf('applications'), await photosKept()];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sendForm('get-scouted/pt', form, withKey('photo-race'))),
  );
  const receipts = await Promise.all(answers.map(stored));
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
  expect(await countOf('applications')).toBe(entries + 1);
  expect(await photosKept()).toBe(photos + 4);
});
