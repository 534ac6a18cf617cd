import { expect, test } from 'vitest';
import { ANYBODY, readLink, writeLink } from './link.ts';

const key = { PAYLOAD_SECRET: 'a-secret-of-this-panel' };
const link = { id: 12, recipient: '6740f0c2a1b2c3d4e5f60718', version: 1 };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test.each([link, { ...link, recipient: ANYBODY }])(
  'a link names its package, recipient and version',
  (one) => {
    expect(readLink(writeLink(one, key), key)).toEqual(one);
  },
);

test.each([
  ['another package', (text: string) => text.replace(/^12/, '13')],
  ['another recipient', (text: string) => text.replace('6740', '6741')],
  ['anybody', (text: string) => text.replace(link.recipient, ANYBODY)],
  ['another version', (text: string) => text.replace('.1-', '.2-')],
  ['a number written in another way', (text: string) => text.replace(/^12/, '012')],
  ['another secret', (text: string) => text.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
  [
    // two bits of the last character are of the secret, four are ignored
    'another way to write the secret',
    (text: string) => text.replace(/.$/, (last) => ALPHABET[ALPHABET.indexOf(last) + 1] ?? ''),
  ],
  ['no secret', (text: string) => text.replace(/-[\w-]{22}$/, '-')],
  ['nothing', () => ''],
])('%s is refused', (_what, change) => {
  expect(readLink(change(writeLink(link, key)), key)).toBeNull();
});

test('another panel’s key opens nothing', () => {
  expect(readLink(writeLink(link, key), { PAYLOAD_SECRET: 'another secret' })).toBeNull();
});
