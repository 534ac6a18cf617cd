import { expect, test } from 'vitest';
import { readPasted } from './use-cells.ts';

test.each([
  ['one value is the browser’s own', '178', null],
  [
    'a row',
    '178\t84',
    [
      [0, 0, '178'],
      [0, 1, '84'],
    ],
  ],
  [
    'a column as Windows copies it',
    '178\r\n180\r\n',
    [
      [0, 0, '178'],
      [1, 0, '180'],
    ],
  ],
  [
    'an empty cell stays empty',
    '178\t\t60',
    [
      [0, 0, '178'],
      [0, 1, ''],
      [0, 2, '60'],
    ],
  ],
])('%s', (_, text, cells) => {
  expect(readPasted(text)?.map(({ down, right, value }) => [down, right, value]) ?? null).toEqual(cells);
});
