import { expect, test } from 'vitest';
import { draftToken, goodUntil, readDraftToken, signedUntil } from './signed.ts';

const key = { PAYLOAD_SECRET: 'a-secret-of-this-panel' };
const now = Date.UTC(2026, 10, 23, 12);
const until = now + 1_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a token opens its talent until its time', () => {
  const token = draftToken('talent', 12, until, key);
  expect(readDraftToken(token, { kind: 'talent', key, now })).toEqual({ id: 12, until });
  expect(readDraftToken(token, { kind: 'talent', key, now: until })).toBeNull();
});

test.each([
  ['another talent', (token: string) => token.replace(/^12/, '13')],
  ['a later time', (token: string) => token.replace(String(until), String(until + 9_000))],
  ['another signature', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  [
    // four bits of the last character are of the signature, two are ignored
    'another way to write the signature',
    (token: string) => token.replace(/.$/, (last) => ALPHABET[ALPHABET.indexOf(last) + 1] ?? ''),
  ],
  ['no signature', (token: string) => token.replace(/\.[^.]*$/, '')],
  ['nothing', () => ''],
])('%s is refused', (_what, change) => {
  expect(
    readDraftToken(change(draftToken('talent', 12, until, key)), { kind: 'talent', key, now }),
  ).toBeNull();
});

test('another panel’s key opens nothing', () => {
  expect(
    readDraftToken(draftToken('talent', 12, until, key), {
      kind: 'talent',
      key: { PAYLOAD_SECRET: 'another secret' },
      now,
    }),
  ).toBeNull();
});

test('a file’s signature opens that file alone, and no talent', () => {
  const signature = signedUntil({ file: 'ana.jpg' }, until, key);
  expect(goodUntil(signature, { subject: { file: 'ana.jpg' }, key, now })).toBe(until);
  expect(goodUntil(signature, { subject: { file: 'rui.jpg' }, key, now })).toBeNull();
  expect(goodUntil(signature, { subject: { talent: 12 }, key, now })).toBeNull();
  expect(goodUntil(signature, { subject: { file: 'ana.jpg' }, key, now: until })).toBeNull();
});

test('a post’s token opens that post, and no talent of the same number', () => {
  const token = draftToken('post', 12, until, key);
  expect(readDraftToken(token, { kind: 'post', key, now })).toEqual({ id: 12, until });
  for (const changed of [token, token.replace('post.', '')])
    expect(readDraftToken(changed, { kind: 'talent', key, now })).toBeNull();
  const talent = draftToken('talent', 12, until, key);
  for (const changed of [talent, `post.${talent}`])
    expect(readDraftToken(changed, { kind: 'post', key, now })).toBeNull();
});
