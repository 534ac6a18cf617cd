import { expect, test } from 'vitest';
import { phoneMask } from './phone-mask';

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
