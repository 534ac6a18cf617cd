import IMask from 'imask/esm/imask';
import { expect, test } from 'vitest';
import { DATE_MASK, PHONE_GUIDE, phoneMask } from './mask';

test.each([
  ['', 'landline'],
  ['47', 'landline'],
  ['4733334444', 'landline'],
  ['47999998888', 'mobile'],
  ['(47) 99999-8888', 'mobile'],
  ['554799999888', 'whole'],
  ['5547999998888', 'whole'],
  ['+55 48 3333 0000', 'wholeLandline'],
  ['554833330000', 'wholeLandline'],
  ['+55 (48) 3', 'wholeLandline'],
  ['5548333300001', 'whole'],
  ['0', 'free'],
  ['047 99999-8888', 'free'],
  ['(047', 'free'],
  ['+', 'whole'],
  ['+5', 'whole'],
  ['+55', 'whole'],
  ['+55 (47) 99999-8888', 'whole'],
  ['+5547999998888', 'whole'],
  ['+54', 'free'],
  ['+1 415 555 2671', 'free'],
  ['+351 912 345 678', 'free'],
  ['447911123456', 'free'],
  ['(212', 'landline'],
  ['(212)', 'free'],
  ['(212) 555-0100', 'free'],
  ['212-555-0100', 'free'],
  ['212 555 0100', 'free'],
  ['+86 138 0013 8000', 'free'],
  ['55479999988881', 'free'],
  ['47 3333-4444 ramal 5', 'free'],
])('what was typed as "%s" is guided by the mask: %s', (typed, mask) => {
  expect(phoneMask(typed)).toBe(mask);
});

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

test.each([
  ['15032009', '15/03/2009'],
  ['15/03/2009', '15/03/2009'],
  ['15-03-2009', '15/03/2009'],
  ['1503/2009', '15/03/2009'],
  ['1/2/2009', '1/2/2009'],
  ['15/3/2009', '15/3/2009'],
  ['5 3 2009', '5 3 2009'],
  ['2009-03-15', '2009-03-15'],
  ['20092009', '20/09/2009'],
])('a field that holds the date %s when its mask comes shows %s', (held, shown) => {
  const mask = IMask.createMask(DATE_MASK);
  mask.value = held;
  expect(mask.value).toBe(shown);
});
