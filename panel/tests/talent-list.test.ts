import { beforeAll, expect, test } from 'vitest';
import { findNeighbours } from '../catalogue/photo-grid/neighbours.tsx';
import { fillSearch } from '../catalogue/search/search-text.ts';
import { execute } from './execute.ts';
import { makeTalent, panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
const ids: number[] = [];

beforeAll(async () => {
  as = await signInStaff('list');
  for (const [name, categories] of [
    ['~Lista A', []],
    ['~Lista B', [1]],
    ['~Lista B', [1]],
  ] as const) {
    const data = { name, gender: 'woman', status: 'draft', categories: [...categories] } as const;
    const { id } = await makeTalent({ ...data, categories: [...categories] });
    ids.push(id);
  }
});

const found = async (query: string): Promise<number[]> => {
  // the newest: a list has a page at most, and other files' talents fill it
  const answer = await as('editor', 'GET', `talents?limit=0&depth=0&sort=-id&${query}`);
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

type Measured = { name: string; height?: string; shoes?: string; waist?: string };

async function add(talent: Measured): Promise<number> {
  const data = { gender: 'woman', status: 'draft', ...talent } as const;
  return (await makeTalent(data)).id;
}

const inRange = (measure: string, from: number, to: number) =>
  found(
    `where[or][0][and][0][figures.${measure}][greater_than_equal]=${from}&where[or][0][and][1][figures.${measure}][less_than_equal]=${to}`,
  );

test('a measure is filtered from a number to a number, ends included, however it was typed', async () => {
  const [low, middle, high, none] = [
    await add({ name: '~Faixa A', height: '1,74', waist: '62,5' }),
    await add({ name: '~Faixa B', height: '175', shoes: '38x8' }),
    await add({ name: '~Faixa C', height: `180/5'11"`, shoes: '38/40' }),
    await add({ name: '~Faixa D' }),
  ];
  const heights = await inRange('height', 175, 180);
  expect([low, middle, high, none].map((id) => heights.includes(id))).toEqual([false, true, true, false]);
  expect(await inRange('waist', 62.5, 62.5)).toContain(low);
  const shoes = await inRange('shoes', 38, 38);
  expect([middle, high].map((id) => shoes.includes(id))).toEqual([true, true]);

  const form = JSON.stringify({ height: '190', figures: { height: 1 } });
  expect(
    (await as('editor', 'PATCH', `talents/${low}`, { body: JSON.stringify({ height: '190' }) })).status,
  ).toBe(200);
  expect((await as('editor', 'PATCH', `talents/${low}`, { body: form })).status).toBe(403);
  expect(await inRange('height', 190, 190)).toContain(low);
});

test('names are sorted as Portuguese sorts them, and so are their neighbours', async () => {
  const names = ['~~Zoé', '~~ágata', '~~Ana Paula', '~~Ánabel', '~~Anabela', '~~Oséias', '~~Ésio'];
  const ids = new Map<string, number>();
  for (const name of names) ids.set(name, await add({ name }));
  const query = 'talents?limit=0&depth=0&where[name][like]=~~';
  const sorted = async (sort: string) => {
    const { docs } = await (await as('booker', 'GET', `${query}&sort=${sort}`)).json();
    return docs.map(({ name }: { name: string }) => name).filter((name: string) => ids.has(name));
  };
  const inOrder = [...names].sort(new Intl.Collator('pt').compare);
  expect(await sorted('name')).toEqual(inOrder);
  expect(await sorted('-name')).toEqual(inOrder.toReversed());
  const [first = '', second = ''] = inOrder;
  const { next } = await findNeighbours(await panel(), { id: ids.get(first) ?? 0, name: first });
  expect(next?.name).toBe(second);
});

test('talents of an older version have their figures and their place once the panel has started', async () => {
  const id = await add({ name: '~Antes', height: '171' });
  await execute(`UPDATE talents SET sort_name = NULL, figures_height = NULL WHERE id = ${id}`);
  expect(await inRange('height', 171, 171)).not.toContain(id);
  await fillSearch(await panel());
  expect(await inRange('height', 171, 171)).toContain(id);
});
