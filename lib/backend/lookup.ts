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

/** The lookups of screens whose addresses depend on data; null if this address does not. */
const LOOKUPS: { [S in Screen]?: (params: ScreenParams[S]) => Lookup | null } = {
  find: ({ section, division }) => ofList({ section, division }),
  talents: ofList,
  talent: ({ id }) => ({ in: 'talents', has: ({ byId }) => byId.has(id) }),
  // a page of the blog has a post at least
  blog: ({ page = 1 }) => (page === 1 ? null : { in: 'posts', has: ({ slugs }) => page <= slugs.size }),
  post: ({ slug }) => ({ in: 'posts', has: ({ slugs }) => slugs.has(slug) }),
};

/** The index that knows whether an address exists; null if all such do. */
export function lookupOf<S extends Screen>(route: Route<S>): Lookup | null {
  return LOOKUPS[route.screen]?.(route.params) ?? null;
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
