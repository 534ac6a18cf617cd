import { expect, it, vi } from 'vitest';
import { rawText } from './answers/kinds.ts';
import { needed } from './answers/row.ts';
import { parseRows } from './rows.ts';

const source = { service: 'panel', path: '/list' } as const;
const readName = vi.fn((name: unknown) => rawText(name) || null);
const named = { name: needed('name', readName) };

it('tells some broken rows one by one and the others as a number', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = Array.from({ length: 1_000 }, (_, id) => (id === 0 ? { id, name: 'Ana' } : { id }));
  expect(parseRows(named, rows, source)).toEqual([{ name: 'Ana' }]);
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', undefined]);
  expect(lines.at(-1)).toMatchObject({ message: 'broken rows left out', count: 999 });
});

it('looks at none where there are more than any list has', () => {
  readName.mockClear();
  expect(() => parseRows(named, Array(100_000).fill({}), source)).toThrow('panel /list: invalid');
  expect(readName).not.toHaveBeenCalled();
});
