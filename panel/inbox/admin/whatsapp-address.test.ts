import { expect, test } from 'vitest';
import { whatsappAddress } from './reply-address.ts';

test.each([
  ['+55 (47) 99999-9999', 'https://wa.me/5547999999999'],
  ['(47) 99999-9999', 'https://wa.me/5547999999999'],
  ['047 99999-9999', 'https://wa.me/5547999999999'],
  ['47 3333-4444', 'https://wa.me/554733334444'],
  ['5547999999999', 'https://wa.me/5547999999999'],
  ['+351 912 345 678', 'https://wa.me/351912345678'],
  ['+1 (415) 555-2671', 'https://wa.me/14155552671'],
  ['00351912345678', 'https://wa.me/351912345678'],
  ['07911 123456', 'https://wa.me/07911123456'],
  ['\u202a+55 (47) 99999-9999\u202c', 'https://wa.me/5547999999999'],
  ['\u200e+351 912 345 678', 'https://wa.me/351912345678'],
  ['me liga', null],
  ['', null],
  [null, null],
])('%j is chatted with at %s', (phone, address) => {
  expect(whatsappAddress(phone)).toBe(address);
});
