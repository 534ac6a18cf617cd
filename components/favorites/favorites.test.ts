import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedAtom } from '@/components/ui/stored-atom';
import { addFavoritesAtom, toggleFavoriteAtom } from './change-favorites';
import { favoritesAtom, repairFavorites } from './favorites';

afterEach(() => vi.unstubAllGlobals());

const refused = () => {
  throw new Error('SecurityError');
};

it.each([
  ['nothing', () => null, {}],
  ['no JSON', () => '{"7":', {}],
  ['a refusal', refused, {}],
  [
    'a talent',
    () => '{"7":{"id":7,"name":"Ana"}}',
    { 7: { id: 7, name: 'Ana', section: 'models', gender: 'other', cover: null } },
  ],
])('a storage that answers %s gives favorites', (_case, getItem, expected) => {
  vi.stubGlobal('localStorage', { getItem });
  vi.stubGlobal('addEventListener', vi.fn());
  const store = createStore();
  const favorites = storedAtom('favorites', repairFavorites);
  store.sub(favorites, () => undefined);
  expect(store.get(favorites)).toEqual(expected);
});

const talent = (id: number) =>
  ({ id, name: `Ana ${id}`, section: 'models', gender: 'woman', cover: null }) as const;

/** A storage, and a function that fires an event of the window. */
function browser() {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const page = () => {
    const store = createStore();
    store.sub(favoritesAtom, () => undefined);
    return store;
  };
  const ids = () => Object.keys(JSON.parse(stored.get('favorites') ?? '{}')).map(Number);
  return { page, ids, stored, dispatch: (event: string) => events.dispatchEvent(new Event(event)) };
}

describe('a page that has not heard what another one wrote', () => {
  it('adds its heart to those of the other page, and brings no removed one back', () => {
    const { page, ids } = browser();
    const [here, other] = [page(), page()];
    here.set(toggleFavoriteAtom, talent(1));
    other.set(toggleFavoriteAtom, talent(2));
    here.set(toggleFavoriteAtom, talent(3));
    expect(ids()).toEqual([1, 2, 3]);
    other.set(favoritesAtom);
    other.set(toggleFavoriteAtom, talent(1));
    here.set(addFavoritesAtom, [talent(4)]);
    expect(ids()).toEqual([2, 3, 4]);
  });

  it('removes the heart that shows as on, also where it is stored no longer', () => {
    const { page, ids } = browser();
    const [here, other] = [page(), page()];
    here.set(toggleFavoriteAtom, talent(1));
    other.set(favoritesAtom);
    other.set(toggleFavoriteAtom, talent(1));
    here.set(toggleFavoriteAtom, talent(1));
    expect(ids()).toEqual([]);
  });

  it.each(['pageshow', 'storage'])('reads them at "%s"', (event) => {
    const { page, dispatch } = browser();
    const [here, other] = [page(), page()];
    here.set(toggleFavoriteAtom, talent(1));
    dispatch(event);
    expect(other.get(favoritesAtom)).toEqual({ 1: talent(1) });
  });

  it('reads nothing anew where nothing changed', () => {
    const { page, dispatch } = browser();
    const here = page();
    here.set(toggleFavoriteAtom, talent(1));
    const before = here.get(favoritesAtom);
    dispatch('pageshow');
    expect(here.get(favoritesAtom)).toBe(before);
  });
});

it('a full storage keeps hearts for this page, until there is room again', () => {
  const { page, ids, stored, dispatch } = browser();
  const here = page();
  here.set(toggleFavoriteAtom, talent(1));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: refused });
  here.set(toggleFavoriteAtom, talent(2));
  dispatch('pageshow');
  expect(Object.keys(here.get(favoritesAtom))).toEqual(['1', '2']);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: stored.set.bind(stored) });
  here.set(toggleFavoriteAtom, talent(3));
  expect(ids()).toEqual([1, 2, 3]);
});

const ana = { id: 7, name: 'Ana Lima', section: 'models', gender: 'woman', cover: 'http://x/ana.jpg' };

describe('favorites in local storage', () => {
  it.each([
    ['an array', '[1,2]', {}],
    ['a foreign value', '"dark"', {}],
    ['null', 'null', {}],
    ['a talent as we keep it', JSON.stringify({ 7: ana }), { 7: ana }],
    ['a broken neighbour', JSON.stringify({ 7: ana, 8: { id: 'x' }, 9: null }), { 7: ana }],
    ['a wrong key', JSON.stringify({ x: ana }), { 7: ana }],
    ['more than we keep', JSON.stringify({ 7: { ...ana, birthdate: '2008-01-01' } }), { 7: ana }],
    [
      'an unknown gender and a script as cover',
      JSON.stringify({ 7: { ...ana, gender: '?', cover: 'javascript:0' } }),
      { 7: { ...ana, gender: 'other', cover: null } },
    ],
    ['an older talent without section', JSON.stringify({ 7: { ...ana, section: undefined } }), { 7: ana }],
  ])('where the storage holds %s [S90.1]', (_case, stored, expected) => {
    expect(repairFavorites(JSON.parse(stored))).toEqual(expected);
  });
});
