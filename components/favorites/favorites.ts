import { isRecord } from '@passarela/contract/is-record';
import { atom } from 'jotai';
import { storedAtom } from '@/components/ui/stored-atom';
import { FAVORITES_STORAGE_KEY } from '@/lib/domain/constants';
import type { FavoriteTalent } from '@/lib/view/talent-card';

type Favorites = Record<string, FavoriteTalent>;

function repairTalent(value: unknown): FavoriteTalent | null {
  if (!isRecord(value)) return null;
  const { id, name, section, gender, cover, slug } = value;
  if (!Number.isInteger(id) || typeof name !== 'string' || name.trim() === '') return null;
  return {
    id: Number(id),
    name,
    section: section === 'cast' ? 'cast' : 'models',
    gender: gender === 'man' || gender === 'woman' ? gender : 'other',
    cover: typeof cover === 'string' && /^https?:\/\//.test(cover) ? cover : null,
    ...(typeof slug === 'string' && { slug }),
  };
}

/** Talents as the storage keeps them, by id. */
export const byId = (talents: readonly FavoriteTalent[]): Favorites =>
  Object.fromEntries(talents.map((talent) => [talent.id, talent]));

/** Reads `favorites` from local storage; keeps valid card fields and drops the rest. */
export function repairFavorites(value: unknown): Favorites {
  if (!isRecord(value)) return {};
  const talents = Object.values(value).map(repairTalent);
  return byId(talents.filter((talent) => talent !== null));
}

/** Favorites keyed by talent id, in local storage, in step across tabs [S90.1-3]. */
export const favoritesAtom = storedAtom(FAVORITES_STORAGE_KEY, repairFavorites);

export const favoritesCountAtom = atom((get) => Object.keys(get(favoritesAtom)).length);
