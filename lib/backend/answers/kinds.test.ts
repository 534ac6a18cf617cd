import { describe, expect, it } from 'vitest';
import {
  readDay,
  readFlag,
  readFocus,
  readLocalized,
  readMoment,
  readNumber,
  readText,
  readWhole,
} from './kinds.ts';

it.each<[unknown, string | null]>([
  ['  Ana ', 'Ana'],
  [38.5, '38.5'],
  [{ value: 'Ana' }, 'Ana'],
  [{ id: 3, name: 'Ana' }, 'Ana'],
  [{ value: null, label: 'Ana' }, 'Ana'],
  ['10', '10'],
  ['0.5', '0.5'],
  ...[
    null,
    undefined,
    '',
    '  ',
    0,
    '0',
    '0.00',
    '-',
    '—',
    'null',
    'N/A',
    true,
    {},
    [],
    ['Ana'],
    Number.NaN,
  ].map((nothing): [unknown, null] => [nothing, null]),
])('reads %j as the text %j', (value, text) => expect(readText(value)).toBe(text));

it.each<[unknown, number | null]>([
  [1200, 1200],
  ['1200', 1200],
  ['1200px', 1200],
  ['0,5', 0.5],
  [0, 0],
  ['', null],
  ['wide', null],
  [null, null],
  [[3], null],
])('reads %j as the number %j', (value, number) => expect(readNumber(value)).toBe(number));

it.each<[unknown, number | null]>([
  [7, 7],
  ['7', 7],
  [' 7 ', 7],
  ['7.0', 7],
  [-1, -1],
  [7.5, null],
  ['7a', null],
  [1e21, null],
  [true, null],
  [null, null],
])('reads %j as the whole number %j', (value, number) => expect(readWhole(value)).toBe(number));

it.each<[unknown, boolean | null]>([
  [true, true],
  [1, true],
  ['1', true],
  ['TRUE', true],
  ['sim', true],
  [false, false],
  [0, false],
  ['false', false],
  ['não', false],
  [null, null],
  ['', null],
  [2, null],
  [{}, null],
])('reads %j as the flag %j', (value, flag) => expect(readFlag(value)).toBe(flag));

it.each<[unknown, string | null]>([
  ['2000-02-29', '2000-02-29'],
  ['2000-02-29T00:00:00.000000Z', '2000-02-29'],
  ['2000-02-29 03:00:00', '2000-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['9/2/2000 10:00', '2000-02-09'],
  ['29.02.2000', '2000-02-29'],
  ['2000/2/9', '2000-02-09'],
  [{ date: '2000-02-29 00:00:00.000000', timezone: 'UTC' }, '2000-02-29'],
  ...[
    '0000-00-00',
    '0000-00-00 00:00:00',
    '2000-02-30',
    '31/02/2000',
    '',
    'ontem',
    null,
    0,
    951782400,
    {},
  ].map((none): [unknown, null] => [none, null]),
])('reads %j as the day %j', (value, day) => expect(readDay(value)).toBe(day));

it.each<[unknown, string | null]>([
  ['2026-01-05 10:00:00', '2026-01-05 10:00:00'],
  ['2026-01-05 10:00', '2026-01-05 10:00:00'],
  ['2026-01-05T10:00:00', '2026-01-05 10:00:00'],
  ['2026-01-05T13:00:00.000000Z', '2026-01-05 10:00:00'],
  ['2026-01-05T01:30:00+00:00', '2026-01-04 22:30:00'],
  ['2026-01-05T10:00:00-0300', '2026-01-05 10:00:00'],
  ['05/01/2026 10:00', '2026-01-05 10:00:00'],
  ['2026-01-05', '2026-01-05 00:00:00'],
  [1767618000, '2026-01-05 10:00:00'],
  ['1767618000000', '2026-01-05 10:00:00'],
  ['0000-00-00 00:00:00', null],
  ['ontem', null],
  [null, null],
])('reads %j as the moment %j', (value, moment) => expect(readMoment(value)).toBe(moment));

describe('the focus of a picture', () => {
  it.each([
    [
      { x: 0.5, y: 0.2 },
      { x: 0.5, y: 0.2 },
    ],
    [
      { x: '0.5', y: '0' },
      { x: 0.5, y: 0 },
    ],
    [{ x: 50, y: 20 }, null],
    [{ x: -0.1, y: 0.2 }, null],
    [{ x: 0.5 }, null],
    [[0.5, 0.2], null],
    ['0.5 0.2', null],
    [null, null],
    [undefined, null],
  ])('%j is read as %j', (value, focus) => {
    expect(readFocus(value)).toEqual(focus);
  });
});

describe('a description', () => {
  it.each([
    [
      { pt: 'Sorri', en: 'Smiles' },
      { pt: 'Sorri', en: 'Smiles' },
    ],
    [{ pt: 'Sorri' }, { pt: 'Sorri', en: null }],
    [{ pt: ' ', en: '' }, null],
    ['Sorri', { pt: 'Sorri', en: null }],
    [7, { pt: '7', en: null }],
    [null, null],
    [['Sorri'], null],
  ])('%j is read as %j', (value, texts) => {
    expect(readLocalized(value)).toEqual(texts);
  });
});
