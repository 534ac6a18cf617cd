import { expect, test } from 'vitest';
import { readTables } from './read-table.ts';

const WHOLE = {
  sheet: '',
  before: 0,
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
  expect(await readTables(new Blob([content]))).toEqual([WHOLE]);
});

const utf16 = (words: string, isBig = false) => {
  const bytes = new Uint8Array(2 * words.length);
  const view = new DataView(bytes.buffer);
  for (const [at, sign] of [...words].entries()) view.setUint16(2 * at, sign.charCodeAt(0), !isBig);
  return bytes;
};

test.each([
  ['Unicode text of Excel', utf16(`\ufeff${text('\t')}`)],
  ['big-endian UTF-16', utf16(`\ufeff${text(';')}`, true)],
])('%s is read', async (_what, content) => {
  expect(await readTables(new Blob([content]))).toEqual([WHOLE]);
});

test.each([
  ['a title', 'Casting de verão, 2026\r\n'],
  ['a title and an empty line', 'Casting de verão;;\r\n\r\n'],
  ['a line that names the sign', 'sep=;\r\n'],
])('%s above the headings is no heading', async (_what, above) => {
  const [{ headings, rows } = WHOLE] = await readTables(new Blob([above + text(';')]));
  expect(headings).toEqual(WHOLE.headings);
  expect(rows.map(({ cells }) => cells)).toEqual(WHOLE.rows.map(({ cells }) => cells));
});

test('headings that nobody knows stand in the first line', async () => {
  const [{ headings } = WHOLE] = await readTables(new Blob(['Aa;Bb\nCc;Dd\n']));
  expect(headings).toEqual(['Aa', 'Bb']);
});

test('what is no table is refused', async () => {
  await expect(readTables(new Blob([latin('PK\u0003\u0004no sheet at all')]))).rejects.toThrow();
});
