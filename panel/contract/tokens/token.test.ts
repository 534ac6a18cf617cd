import { expect, test } from 'vitest';
import { issueToken, isTokenGood } from './token.ts';

const now = Date.UTC(2026, 10, 21);
const good = { audience: 'panel', key: 'key', now } as const;

test('a token is good for its own service and key only', () => {
  const token = issueToken('panel', 'key', now);
  expect(isTokenGood(token, good)).toBe(true);
  expect(isTokenGood(token, { ...good, audience: 'integration' })).toBe(false);
  expect(isTokenGood(token, { ...good, key: 'other' })).toBe(false);
});

test('whatever is changed in a token ends it', () => {
  const token = issueToken('panel', 'key', now);
  const [body = '', signature = ''] = token.split('.');
  const later = Buffer.from(JSON.stringify({ audience: 'panel', expires: 9e9 })).toString('base64url');
  for (const forged of ['', '.', body, `${later}.${signature}`, `${body}.`, `${token}.x`, `${token}A`]) {
    expect(isTokenGood(forged, good)).toBe(false);
  }
});

test('no two tokens are the same', () => {
  expect(issueToken('panel', 'key', now)).not.toBe(issueToken('panel', 'key', now));
});
