import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const WHOLE = {
  headings: ['Nome', 'Observações'],
  rows: [
    { line: 2, cells: ['João', 'diz "olá"; sempre'] },
    { line: 4, cells: ['Zoé', ''] },
  ],
};
const text = (sign: string) =>
  `Nome${sign}Observações\r\nJoão${sign}"diz ""olá""; sempre"\r\n${sign}\r\nZoé${sign}\r\n`;
const latin = (words: string) => Uint8Array.from([...words], (sign) => sign.charCodeAt(0));

test.each([
  ['semicolons', text(';')],
  ['commas', text(',')],
  ['tabs', text('\t')],
  ['a byte order mark', `\ufeff${text(';')}`],
  ['Windows-1252', latin(text(';'))],
])('a CSV with %s', async (_what, content) => {
  expect(await readTable(new Blob([content]))).toEqual(WHOLE);
});

test('what is no table is refused', async () => {
  await expect(readTable(new Blob([latin('PK\u0003\u0004no sheet at all')]))).rejects.toThrow();
});
