import IMask from 'imask/esm/imask';
import { expect, test } from 'vitest';
import { PHONE_GUIDE } from './masks';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const AS_TYPED = { input: true, raw: true };

/** A field into which this was typed, key by key. */
function typed(text: string) {
  const mask = IMask.createMask(PHONE_GUIDE);
  mask.resolve('');
  for (const key of text) mask.splice(mask.value.length, 0, key, 'NONE', AS_TYPED);
  return mask;
}

test.each([
  ['5547999998888', '+55 (47) 99999-8888'],
  ['+5547999998888', '+55 (47) 99999-8888'],
  ['554833330000', '+55 (48) 3333-0000'],
  ['+554833330000', '+55 (48) 3333-0000'],
])('a whole number, %s, is grouped as %s [S173.2]', (number, grouped) => {
  expect(typed(number).value).toBe(grouped);
});

const NUMBERS = [
  '5547999998888',
  '+5547999998888',
  '47999998888',
  '4733334444',
  '554799999888',
  '+554833330000',
  '+351912345678',
];

test.each(['(212) 555-0100', '212-555-0100', '+44 7911 123456', '+33 6 12 34 56 78', '447911123456'])(
  'a number of another country stays as it is typed: %s',
  (number) => expect(typed(number).value).toBe(number),
);

test.each(NUMBERS)('Backspace anywhere in %s takes that digit and no other', (number) => {
  const { value } = typed(number);
  for (let caret = 1; caret <= value.length; caret += 1) {
    const mask = typed(number);
    const removed = value[caret - 1] ?? '';
    mask.splice(caret - 1, 1, '', 'LEFT', AS_TYPED);
    const rest = digitsOf(value.slice(0, caret - 1) + value.slice(caret));
    const expected = /\d/.test(removed) ? rest : digitsOf(value);
    expect([caret, digitsOf(mask.value)]).toEqual([caret, expected]);
  }
});

test.each(NUMBERS)('a digit typed anywhere in %s is added there', (number) => {
  const { value } = typed(number);
  const first = value.startsWith('+') ? 1 : 0;
  for (let caret = first; caret <= value.length; caret += 1) {
    const mask = typed(number);
    mask.splice(caret, 0, '7', 'NONE', AS_TYPED);
    const expected = digitsOf(`${value.slice(0, caret)}7${value.slice(caret)}`);
    expect([caret, digitsOf(mask.value)]).toEqual([caret, expected]);
  }
});
