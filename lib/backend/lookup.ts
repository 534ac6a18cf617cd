import { isOtherDivision } from '../domain/lists.ts';
import { lastPageOf } from '../domain/talent-counts.ts';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Route, Screen, ScreenParams } from '../routes/screens.ts';
import { backendState } from './state.ts';

export type Lookup =
  | { in: 'talents'; has: (index: TalentIndex) => boolean }
  | { in: 'posts'; has: (index: PostIndex) => boolean };

/** A list exists if it is a section's or the navigation names it; other divisions need a talent. */
function ofList(list: ScreenParams['talents']): Lookup | null {
  const { section, division, gender = 'all', letter = 'all', page = 1 } = list;
  const name = division ?? section;
  if (page === 1 && !isOtherDivision(name)) return null;
  const has = ({ counts }: TalentIndex) => {
    const own = counts[name];
    return own !== undefined && page <= lastPageOf(own, { gender, letter });
  };
  return { in: 'talents', has };
}

type ScreenLife<S extends Screen> = {
  /** Null if all its addresses do. */
  exists: (params: ScreenParams[S]) => Lookup | null;
  /** A page in the cache until a publish or for an hour, or rendered for each request, as its route file says. */
  life: 'cached' | 'request';
};

const CACHED = { exists: () => null, life: 'cached' } as const;
const OF_REQUEST = { exists: () => null, life: 'request' } as const;

/** The server's row of each screen in lib/routes/screens.ts. */
export const SCREEN_LIVES: { [S in Screen]: ScreenLife<S> } = {
  home: CACHED,
  find: { exists: ({ section, division }) => ofList({ section, division }), life: 'request' },
  talents: { exists: ofList, life: 'cached' },
  talent: { exists: ({ id }) => ({ in: 'talents', has: ({ byId }) => byId.has(id) }), life: 'cached' },
  about: CACHED,
  contact: CACHED,
  selection: OF_REQUEST,
  favorites: CACHED,
  compare: OF_REQUEST,
  draft: OF_REQUEST,
  package: OF_REQUEST,
  beAModel: CACHED,
  // a page of the blog has a post at least
  blog: {
    exists: ({ page = 1 }) => (page === 1 ? null : { in: 'posts', has: ({ slugs }) => page <= slugs.size }),
    life: 'cached',
  },
  post: { exists: ({ slug }) => ({ in: 'posts', has: ({ slugs }) => slugs.has(slug) }), life: 'cached' },
  privacy: CACHED,
};

export function lookupOf<S extends Screen>(route: Route<S>): Lookup | null {
  return SCREEN_LIVES[route.screen].exists(route.params);
}

/** Whether a route exists by the indexes in memory, without waiting for newer ones. */
export function isKnown(route: Route): boolean {
  const { talents, posts } = backendState();
  const lookup = lookupOf(route);
  if (lookup === null) return true;
  if (lookup.in === 'talents') {
    const index = talents.peek();
    return index !== null && lookup.has(index);
  }
  const index = posts.peek();
  return index !== null && lookup.has(index);
}
