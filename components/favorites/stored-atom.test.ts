import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { repairFavorites } from './repair';
import { storedAtom } from './stored-atom';

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
