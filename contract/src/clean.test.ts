import { expect, it } from 'vitest';
import { clean, type Kind } from './clean.ts';

const codes = (...ranges: [number, number][]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
/** Invisible characters that contact apps, word processors and web pages leave in a copied text. */
const UNSEEN = codes(
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0xfeff, 0xfeff],
  [0x00ad, 0x00ad],
  [0xfe0f, 0xfe0f],
);
const KINDS: Record<Kind, string> = {
  text: 'Ana Lima',
  code: '@ana.lima',
  phone: '+55 (47) 99999-9999',
  email: 'ana@example.com',
};

it.each(Object.entries(KINDS))('%s: %s is found again, whatever unseen stands in it', (kind, plain) => {
  for (const unseen of UNSEEN) {
    for (const at of [0, 1, Math.floor(plain.length / 2), plain.length]) {
      const pasted = plain.slice(0, at) + unseen + plain.slice(at);
      expect(clean(pasted, kind as Kind), `U+${unseen.codePointAt(0)?.toString(16)} at ${at}`).toBe(plain);
    }
  }
});

it.each(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧 Família', 'Ana ❤️', '❤️‍🔥', '1️⃣', 'João D’Ávila', '李小龍'])(
  'the name %s stays whole',
  (name) => {
    expect(clean(name, 'text')).toBe(name);
  },
);

it.each<[Kind, string, string]>([
  ['text', '  Ana\u00a0Lima\u200b ', 'Ana\u00a0Lima'],
  ['text', 'Ana\u200d', 'Ana'],
  ['text', '\u202eamiL', 'amiL'],
  ['text', '\u200b\u2060', ''],
  ['phone', 'tel:+55\u00a047\u00a099999\u20119999', '+55 47 99999-9999'],
  ['phone', '+55 47 9️9️', '+55 47 99'],
  ['phone', '+55\n47', '+55\n47'],
  ['email', 'mailto:ana@example.com?subject=Ol%C3%A1', 'ana@example.com'],
  ['email', '\u200bMAILTO: ana@example.com\u200b', 'ana@example.com'],
  ['email', 'a?b@example.com', 'a?b@example.com'],
])('%s: %j is %j', (kind, pasted, meant) => {
  expect(clean(pasted, kind)).toBe(meant);
});
