import { isOtherDivision } from '../domain/lists.ts';
import { lastPageOf } from '../domain/talent-counts.ts';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Route, Screen, ScreenParams } from '../routes/screens.ts';
import { backendState } from './state.ts';

/** The index that knows whether an address exists, and whether the one in memory has it. */
type Lookup = { of: 'talents' | 'posts'; isIn: () => boolean };

const inIndex = <T>(index: T | null, has: (index: T) => boolean) => index !== null && has(index);
const inTalents = (has: (index: TalentIndex) => boolean): Lookup => ({
  of: 'talents',
  isIn: () => inIndex(backendState().talents.peek(), has),
});
const inPosts = (has: (index: PostIndex) => boolean): Lookup => ({
  of: 'posts',
  isIn: () => inIndex(backendState().posts.peek(), has),
});

/** A list exists if it is a section's or the navigation names it; other divisions need a talent. */
function ofList(list: ScreenParams['talents']): Lookup | null {
  const { section, division, gender = 'all', letter = 'all', page = 1 } = list;
  const name = division ?? section;
  if (page === 1 && !isOtherDivision(name)) return null;
  return inTalents(({ counts }) => {
    const own = counts[name];
    return own !== undefined && page <= lastPageOf(own, { gender, letter });
  });
}

/** The lookups of screens whose addresses depend on data; null if this address does not. */
const LOOKUPS: { [S in Screen]?: (params: ScreenParams[S]) => Lookup | null } = {
  find: ({ section, division }) => ofList({ section, division }),
  talents: ofList,
  talent: ({ id }) => inTalents(({ byId }) => byId.has(id)),
  // a page of the blog has a post at least
  blog: ({ page = 1 }) => (page === 1 ? null : inPosts(({ slugs }) => page <= slugs.size)),
  post: ({ slug }) => inPosts(({ slugs }) => slugs.has(slug)),
};

/** The index that knows whether an address exists; null if all such do. */
export function lookupOf<S extends Screen>(route: Route<S>): Lookup | null {
  return LOOKUPS[route.screen]?.(route.params) ?? null;
}

/** Whether a route exists by the indexes in memory, without waiting for newer ones. */
export const isKnown = (route: Route): boolean => lookupOf(route)?.isIn() ?? true;
