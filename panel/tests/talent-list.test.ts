import { beforeAll, expect, test } from 'vitest';
import { findNeighbours } from '../catalogue/photo-grid/find-neighbours.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
const ids: number[] = [];

beforeAll(async () => {
  as = await signInStaff('list');
  const payload = await panel();
  for (const [name, categories] of [
    ['~Lista A', []],
    ['~Lista B', [1]],
    ['~Lista B', [1]],
  ] as const) {
    const data = { name, gender: 'woman', status: 'draft', categories: [...categories] } as const;
    const { id } = await payload.create({
      collection: 'talents',
      data: { ...data, categories: [...categories] },
      ...unpublished,
    });
    ids.push(id);
  }
});

const found = async (query: string): Promise<number[]> => {
  const answer = await as('editor', 'GET', `talents?limit=0&depth=0&${query}`);
  return (await answer.json()).docs.map(({ id }: { id: number }) => id);
};

test.each([
  ['where[cover][exists]=false', [true, true, true]],
  ['where[categories][exists]=false', [true, false, false]],
  ['where[status][equals]=draft', [true, true, true]],
  ['where[status][equals]=published', [false, false, false]],
])('the quick filter %s', async (query, expected) => {
  const all = await found(query);
  expect(ids.map((id) => all.includes(id))).toEqual(expected);
});

test('the neighbours of a talent are those before and after by name, then by number', async () => {
  const payload = await panel();
  const [a = 0, b = 0, c = 0] = ids;
  expect((await findNeighbours(payload, { id: a, name: '~Lista A' })).next?.id).toBe(b);
  const middle = await findNeighbours(payload, { id: b, name: '~Lista B' });
  expect([middle.previous?.id, middle.next?.id]).toEqual([a, c]);
  expect((await findNeighbours(payload, { id: c, name: '~Lista B' })).previous?.id).toBe(b);
});
