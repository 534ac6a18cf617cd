import { expect, it, vi } from 'vitest';
import { needs } from './answers/row.ts';
import { rawText } from './answers/scalars.ts';
import { parseRows } from './rows.ts';

const source = { service: 'panel', path: '/list' } as const;
const named = vi.fn((row: unknown) => needs({ name: rawText(Object(row).name) || null }));

it('tells some broken rows one by one and the others as a number', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = Array.from({ length: 1_000 }, (_, id) => (id === 0 ? { id, name: 'Ana' } : { id }));
  expect(parseRows(named, rows, source)).toEqual([{ name: 'Ana' }]);
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', undefined]);
  expect(lines.at(-1)).toMatchObject({ message: 'broken rows left out', count: 999 });
});

it('looks at none where there are more than any list has', () => {
  named.mockClear();
  expect(() => parseRows(named, Array(100_000).fill({}), source)).toThrow('panel /list: invalid');
  expect(named).not.toHaveBeenCalled();
});
