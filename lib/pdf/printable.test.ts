import { expect, it } from 'vitest';
import { runsOf, settingOf } from './printable.ts';

it.each([
  ['João d’Ávila', 'João d’Ávila'],
  ['Joa\u0303o', 'João'],
  ['Łucja Šimková', 'Łucja Šimková'],
  ['≈5\'10"', '~5\'10"'],
  ['山田 さくら', 'Shan Tian sakura'],
  ['1\u2009–\u20095 de\u202fmaio', '1 – 5 de maio'],
  ['Um\r\ndois', 'Um  dois'],
  ['Verão ☀️👩🏽‍🎤🇧🇷 ©', 'Verão  ©'],
])('%s is printed as %s', (text, expected) => {
  const runs = runsOf(text, settingOf(text, 'text'));
  expect(runs.map((run) => run.text).join('')).toBe(expected);
});

it.each([
  [
    'Łukasz',
    [
      ['display-ext', 'Ł'],
      ['display', 'ukasz'],
    ],
  ],
  [
    'Đặng',
    [
      ['latin-ext', 'Đ'],
      ['vietnamese', 'ặ'],
      ['latin', 'ng'],
    ],
  ],
  ['Άννα Παππά', [['greek', 'Άννα Παππά']]],
  [
    'Анна Lima',
    [
      ['cyrillic', 'Анна '],
      ['latin', 'Lima'],
    ],
  ],
  ['محمد علي', [['arabic', 'محمد علي']]],
  [
    'محمد Lima',
    [
      ['latin', 'Lima '],
      ['arabic', 'محمد'],
    ],
  ],
  [
    'Lima محمد',
    [
      ['latin', 'Lima '],
      ['arabic', 'محمد'],
    ],
  ],
  ['山田太郎', [['display', 'Shan Tian Tai Lang']]],
])('a line of %s is drawn by %j', (text, expected) => {
  expect(runsOf(text, settingOf(text, 'display')).map((run) => [run.cut, run.text])).toEqual(expected);
});
