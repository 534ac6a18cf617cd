import { beforeEach, expect, it, vi } from 'vitest';
import { findFavorites } from './favorites.ts';

const world = vi.hoisted(() => ({ profiles: new Map<number, unknown>(), asked: 0 }));

vi.mock('./talents.ts', () => ({
  getTalentIndex: async () => ({ byId: new Map([1, 2, 3].map((id) => [id, { id }])) }),
}));
vi.mock('./talent.ts', () => ({
  getTalent: async (id: number) => {
    world.asked += 1;
    return world.profiles.get(id) ?? null;
  },
}));

beforeEach(() => {
  world.profiles.clear();
  world.asked = 0;
});

it('finds talents of the index without asking for their profiles, in the order asked', async () => {
  const { rows, gone } = await findFavorites([3, 1, 2]);
  expect(rows.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(gone).toEqual([]);
  expect(world.asked).toBe(0);
});

it('keeps a talent whose profile alone is known, and says who is gone', async () => {
  world.profiles.set(7, { id: 7 });
  world.profiles.set(8, 'gone');
  const { rows, gone } = await findFavorites([7, 8, 9]);
  expect(rows.map(({ id }) => id)).toEqual([7]);
  expect(gone).toEqual([8, 9]);
});

it('asks for twenty profiles at most', async () => {
  await findFavorites(Array.from({ length: 60 }, (_, index) => 100 + index));
  expect(world.asked).toBe(20);
});
