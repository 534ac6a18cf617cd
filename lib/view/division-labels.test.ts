import { beforeEach, expect, it, vi } from 'vitest';
import { divisionLabels, otherDivisions } from './division-labels.ts';

const given = vi.hoisted(() => ({ divisions: null as { id: string; value: string }[] | null }));
vi.mock('@/lib/backend/read-or-null', () => ({
  readOrNull: (promise: Promise<unknown>) => promise.then((value) => ({ value })).catch(() => null),
}));
vi.mock('@/lib/backend/talents', () => ({
  getTalentIndex: async () => ({
    listed: { models: [], mainboard: [], 'models~plus-size': [], 'models~kids': [], 'cast~kids': [] },
    divisionIds: new Map([
      ['plus-size', 7],
      ['kids', 8],
    ]),
  }),
}));
vi.mock('@/lib/backend/options', () => ({
  getAttributes: async () => {
    if (given.divisions === null) throw new Error('down');
    return { divisions: given.divisions };
  },
}));
beforeEach(() => {
  given.divisions = [
    { id: '7', value: 'Curve' },
    { id: '8', value: 'Crianças' },
  ];
});

it('has the words of the attributes, by section and name', async () => {
  expect((await divisionLabels('pt')).get('cast~kids')).toBe('Crianças');
  expect(await otherDivisions('pt', 'models')).toEqual([
    { division: 'models~kids', label: 'Crianças' },
    { division: 'models~plus-size', label: 'Curve' },
  ]);
});

it('spells the slug out while the attributes are away', async () => {
  given.divisions = null;
  expect((await divisionLabels('pt')).get('models~plus-size')).toBe('Plus size');
});
