import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { toggleFavoriteAtom } from './change-favorites';
import { favoritesAtom } from './favorites';
import { arrangedAtom, pruneSelectionAtom, removeFavoriteAtom, selectionAtom } from './selection';

const talent = (id: number, name: string): FavoriteTalent => ({
  id,
  name,
  section: 'models',
  gender: 'woman',
  cover: null,
});
const [ana, bia, cida] = [talent(5, 'Ana'), talent(2, 'Bia'), talent(9, 'Cida')];
const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

const arranged = () => {
  const store = createStore();
  store.set(favoritesAtom, () => ({ 5: ana, 2: bia, 9: cida }));
  store.set(selectionAtom, () => ({ ids: [9, 5, 2], title: 'Verão', notes: { 5: 'Capa', 9: 'Look 1' } }));
  return store;
};

it('nothing is stored before something is arranged, and then all of it', () => {
  const store = createStore();
  store.set(favoritesAtom, () => ({ 5: ana, 2: bia }));
  expect(store.get(selectionAtom).ids).toEqual([5, 2]);
  expect([...stored.keys()]).toEqual(['favorites']);
  store.set(selectionAtom, () => ({ title: 'Verão' }));
  expect(JSON.parse(stored.get('selection') ?? '')).toEqual({
    ids: [5, 2],
    title: 'Verão',
    from: null,
    to: null,
    notes: {},
  });
});

it('a note makes no new list of talents', () => {
  const store = arranged();
  const before = store.get(arrangedAtom);
  store.set(selectionAtom, () => ({ notes: { 2: 'New' } }));
  expect(store.get(arrangedAtom)).toBe(before);
});

it('a new favorite comes at the end', () => {
  const store = arranged();
  store.set(toggleFavoriteAtom, talent(1, 'Aaa'));
  expect(store.get(selectionAtom).ids).toEqual([9, 5, 2, 1]);
});

it('a removed talent takes the note along, and Undo brings both back in place', () => {
  const store = arranged();
  const undo = store.set(removeFavoriteAtom, ana);
  expect(store.get(selectionAtom)).toMatchObject({ ids: [9, 2], notes: { 9: 'Look 1' } });
  expect(stored.get('selection')).not.toContain('Capa');
  store.set(selectionAtom, () => ({ notes: { 2: 'Meanwhile' } }));
  undo();
  expect(store.get(selectionAtom)).toMatchObject({ ids: [9, 5, 2], notes: { 2: 'Meanwhile', 5: 'Capa' } });
  undo();
  expect(store.get(selectionAtom).ids).toEqual([9, 5, 2]);
});

it('who was taken out by a heart elsewhere is forgotten', () => {
  const store = arranged();
  store.set(toggleFavoriteAtom, ana);
  store.set(pruneSelectionAtom);
  expect(stored.get('selection')).not.toContain('Capa');
  expect(store.get(selectionAtom).title).toBe('Verão');
});

it.each([
  ['a note', { notes: { 5: 'Capa' } }],
  ['the order', { ids: [2, 9, 5] }],
  ['a title', { title: 'Inverno' }],
])('%s that another tab wrote stays when a day is written here', (_case, change) => {
  const [here, other] = [arranged(), createStore()];
  other.set(selectionAtom, () => change);
  here.set(selectionAtom, () => ({ from: '2030-01-02' }));
  expect(JSON.parse(stored.get('selection') ?? '')).toMatchObject({ ...change, from: '2030-01-02' });
});

it('a favorite of another tab keeps its note when a title is written here', () => {
  const [here, other] = [arranged(), createStore()];
  other.set(toggleFavoriteAtom, talent(1, 'Aaa'));
  other.set(selectionAtom, ({ notes }) => ({ notes: { ...notes, 1: 'Nova' } }));
  here.set(selectionAtom, () => ({ title: 'Inverno' }));
  expect(JSON.parse(stored.get('selection') ?? '')).toMatchObject({ title: 'Inverno', notes: { 1: 'Nova' } });
});
