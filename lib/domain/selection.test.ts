import { describe, expect, it } from 'vitest';
import { readSelection, repairSelection, type Selection, selectionQuery } from './selection';

const empty: Selection = { ids: [], title: '', from: null, to: null, notes: {} };
const read = (query: string) => readSelection(new URLSearchParams(query));

describe('the query of a shared selection', () => {
  it.each<[string, Partial<Selection>]>([
    ['', {}],
    ['id=1', {}],
    ['ids=', {}],
    ['ids=1,2,3', { ids: [1, 2, 3] }],
    ['ids=3, 1,3', { ids: [3, 1] }],
    ['ids=1,,x,-4,0,1.5,2e3,%3Cscript%3E,7', { ids: [1, 7] }],
    ['ids=2&ids=3', { ids: [2] }],
    ['ids=1,3,5.', { ids: [1, 3, 5] }],
    ['ids=3D1,3,5)', { ids: [1, 3, 5] }],
    ['ids=1,3;,5!', { ids: [1, 3, 5] }],
    ['ids=%201,*3*,5%E2%80%9D', { ids: [1, 3, 5] }],
    ['ids=1,3%E2%80%8B,5%E2%80%8B', { ids: [1, 3, 5] }],
    ['ids=[1,3,5]', { ids: [1, 3, 5] }],
    ['ids=2&title=Ver%C3%A3o+2027', { ids: [2], title: 'Verão 2027' }],
    ['ids=2&title=%0A+one%0D%0A%09line%00+', { ids: [2], title: 'one line' }],
    ['ids=2&title=%E2%80%AEevil%E2%80%8B', { ids: [2], title: 'evil' }],
    ['ids=2&title=%3Cb%3E%26', { ids: [2], title: '<b>&' }],
    [`ids=2&title=${'é'.repeat(90)}`, { ids: [2], title: 'é'.repeat(80) }],
    [`ids=2&title=${'👩‍👧'.repeat(30)}`, { ids: [2], title: [...'👩‍👧'.repeat(30)].slice(0, 80).join('') }],
    [`ids=2&note-2=${'n'.repeat(150)}`, { ids: [2], notes: { 2: 'n'.repeat(140) } }],
    ['ids=2,1&note-1=First&note-3=Nobody&note-2=+', { ids: [2, 1], notes: { 1: 'First' } }],
    ['ids=2&note-02=x&note-constructor=x', { ids: [2] }],
    ['ids=2&from=2026-12-01&to=2026-12-05', { ids: [2], from: '2026-12-01', to: '2026-12-05' }],
    ['ids=2&from=2026-12-01&to=2026-12-01', { ids: [2], from: '2026-12-01', to: '2026-12-01' }],
    ['ids=2&from=2026-12-05&to=2026-12-01', { ids: [2] }],
    ['ids=2&from=2026-02-30&to=2026-03-01', { ids: [2], to: '2026-03-01' }],
    ['ids=2&from=01/12/2026', { ids: [2] }],
    ['ids=2&to=2026-12-05).', { ids: [2], to: '2026-12-05' }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...empty, ...expected });
  });

  it('is read as it was written', () => {
    const notes = { 12: 'Ótima & “séria”, 50% + 1?', 5: 'a=b #c' };
    const whole = { ids: [12, 9, 5], title: 'Verão', from: '2026-12-01', to: '2026-12-05', notes };
    expect(read(selectionQuery(whole))).toEqual(whole);
  });

  it('stays as short as it was where there is nothing but talents', () => {
    expect(selectionQuery({ ...empty, ids: [5, 12] })).toBe('ids=5,12');
  });

  it('writes each character of a lone surrogate or a script as an address may hold it', () => {
    expect(selectionQuery({ ...empty, ids: [1], title: '\ud800<script>"' })).toBe(
      'ids=1&title=%3Cscript%3E%22',
    );
  });

  it('is read at once, however many signs it has', () => {
    const began = performance.now();
    expect(read(`ids=1${'!'.repeat(40_000)}a&to=2${'.'.repeat(40_000)}a`).ids).toEqual([]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('has an end', () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(read(selectionQuery({ ...empty, ids })).ids).toHaveLength(200);
  });
});

it.each([null, 'x', [], 7, { ids: 'x', title: 3, from: {}, notes: [1] }, { ids: [{}, null] }])(
  'a storage that holds %j is an empty selection',
  (value) => {
    expect(repairSelection(value)).toEqual(empty);
  },
);
