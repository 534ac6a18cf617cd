import { expect, it } from 'vitest';
import { readFlag, readNumber, readText, readWhole } from './kinds.ts';

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
