import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unmodifiedKey } from './unmodified-key';

const PLAIN = { key: 'ArrowLeft', ctrlKey: false, altKey: false, metaKey: false };

it.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is none of ours', (modifier) => {
  expect(unmodifiedKey(PLAIN)).toBe('ArrowLeft');
  expect(unmodifiedKey({ ...PLAIN, [modifier]: true })).toBe('');
});

it('Shift belongs to the key: "+" needs it', () => {
  expect(unmodifiedKey({ ...PLAIN, key: '+', ...{ shiftKey: true } })).toBe('+');
});

// Esc and Tab end things and go on, whatever else is pressed.
const OWN_READING = /\bevent\.key\b(?! [!=]== '(?:Escape|Tab)')/;
const files = globSync('components/**/*.{ts,tsx}').filter((file) =>
  /onKeyDown|keydown/.test(readFileSync(file, 'utf8')),
);

it.each(files)('%s reads keys by `plainKey`', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(OWN_READING);
});
