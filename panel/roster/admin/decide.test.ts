import { expect, test } from 'vitest';
import type { Checked } from './calls.ts';
import { counted, decide, UNDECIDED } from './decide.ts';

const talent = { id: 7, name: 'Ana', updatedAt: '2026-01-01T00:00:00.000Z', isOnSite: false };
const changes: Checked[number]['changes'] = [
  { field: 'height', before: '', after: '178' },
  { field: 'eyes', before: '', after: 'Azuis' },
];
const row = (line: number, state: Checked[number]['state']): Checked[number] => ({
  line,
  state,
  name: 'Ana',
  notes: [],
  minor: null,
  isLost: false,
  talent: state === 'new' ? null : talent,
  changes: state === 'changed' || state === 'unsure' ? changes : [],
});
const checked = [row(2, 'new'), row(3, 'changed'), row(4, 'exists'), row(5, 'unsure'), row(6, 'unsure')];
const works = checked.map(({ line }) => ({ line, cells: {}, photos: [] }));
const sent = (decisions: Partial<typeof UNDECIDED>) =>
  decide(works, checked, { ...UNDECIDED, ...decisions }).map(({ line, update }) => [
    line,
    update?.fields ?? 'new',
  ]);

test('new people and sure updates are sent; who stays as they are, and who is asked about, is not', () => {
  expect(sent({})).toEqual([
    [2, 'new'],
    [3, ['height', 'eyes']],
  ]);
});

test('a column that stays is not sent, and a row without any change neither', () => {
  expect(sent({ kept: new Set(['eyes']) })[1]).toEqual([3, ['height']]);
  expect(sent({ kept: new Set(['eyes', 'height']) })).toEqual([[2, 'new']]);
});

test('an answer makes an update or a new person', () => {
  const answers = new Map([
    [5, 'same' as const],
    [6, 'other' as const],
  ]);
  expect(sent({ answers }).slice(2)).toEqual([
    [5, ['height', 'eyes']],
    [6, 'new'],
  ]);
});

test('the counts are those of what is sent: an answer or a column that stays moves a person', () => {
  const countsOf = (decisions: Partial<typeof UNDECIDED>) => {
    const all = { ...UNDECIDED, ...decisions };
    const { comes, changes, asked, stays } = counted(decide(works, checked, all), checked, all);
    return { comes, changes, asked, stays };
  };
  const isSame = new Map([5, 6].map((line) => [line, 'same' as const]));
  expect(countsOf({})).toEqual({ comes: 1, changes: 1, asked: 2, stays: 1 });
  expect(countsOf({ answers: isSame })).toEqual({ comes: 1, changes: 3, asked: 0, stays: 1 });
  expect(countsOf({ answers: new Map([[5, 'other']]) })).toEqual({
    comes: 2,
    changes: 1,
    asked: 1,
    stays: 1,
  });
  expect(countsOf({ kept: new Set(['height', 'eyes']) })).toEqual({
    comes: 1,
    changes: 0,
    asked: 2,
    stays: 2,
  });
});
