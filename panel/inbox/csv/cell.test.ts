import { expect, test } from 'vitest';
import { csvCell, csvLine } from './cell.ts';

test.each([
  ['plain', '"plain"'],
  ['two "quotes"', '"two ""quotes"""'],
  ['a;b,c\nd', '"a;b,c\nd"'],
  ['=1+1', '"\'=1+1"'],
  ['+55 (47) 99999-1234', '"\u00a0+55 (47) 99999-1234"'],
  ['+5547999991234', '"\u00a0+5547999991234"'],
  ['047999991234', '"\u00a0047999991234"'],
  ['5547999991234', '"\u00a05547999991234"'],
  ['178', '"178"'],
  ['+1+cmd', '"\'+1+cmd"'],
  ['+SUM(1)', '"\'+SUM(1)"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  [' =1', '"\' =1"'],
  ['\n@x', '"\'\n@x"'],
  ['＝1', '"\'＝1"'],
  ['5 = 5', '"5 = 5"'],
  [7, '"7"'],
  [null, '""'],
  [undefined, '""'],
])('%j is %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('Portuguese spreadsheets get semicolons, English ones commas', () => {
  expect(csvLine(['a', 'b'], 'pt')).toBe('"a";"b"\r\n');
  expect(csvLine(['a', 'b'], 'en')).toBe('"a","b"\r\n');
});
