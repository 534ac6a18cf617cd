import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['João d’Ávila', 'João d’Ávila'],
  ['Joa\u0303o', 'João'],
  ['Łucja Šimková', 'Lucja Simková'],
  ['≈5\'10"', '~5\'10"'],
  ['Ана', '???'],
  ['1\u2009–\u20095 de\u202fmaio', '1 – 5 de maio'],
  ['Um\r\ndois', 'Um\ndois'],
  ['Verão ☀️👩🏽‍🎤🇧🇷 ©', 'Verão  ©'],
])('%s is printed as %s', (text, expected) => {
  expect(printable(text)).toBe(expected);
});
