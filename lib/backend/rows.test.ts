import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseRows } from './rows.ts';

const source = { service: 'panel', path: '/list' } as const;
const named = z.object({ id: z.number(), name: z.string() });

it('tells some broken rows one by one and the others as a number', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = Array.from({ length: 1_000 }, (_, id) => (id === 0 ? { id, name: 'Ana' } : { id }));
  expect(parseRows(named, rows, source)).toEqual([{ id: 0, name: 'Ana' }]);
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', undefined]);
  expect(lines.at(-1)).toMatchObject({ message: 'broken rows left out', count: 999 });
});

it('looks at none where there are more than any list has', () => {
  const check = vi.spyOn(named, 'safeParse');
  expect(() => parseRows(named, Array(100_000).fill({}), source)).toThrow('panel /list: invalid');
  expect(check).not.toHaveBeenCalled();
});
