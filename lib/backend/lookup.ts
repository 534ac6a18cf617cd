import { isOtherDivision } from '../domain/lists.ts';
import { lastPageOf } from '../domain/talent-counts.ts';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Route, ScreenParams } from '../routes/screens.ts';
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

export function lookupOf(route: Route): Lookup | null {
  if (route.screen === 'talent') return { in: 'talents', has: ({ byId }) => byId.has(route.params.id) };
  if (route.screen === 'talents') return ofList(route.params);
  if (route.screen === 'find') {
    const { section, division } = route.params;
    return ofList({ section, division });
  }
  if (route.screen === 'post') return { in: 'posts', has: ({ slugs }) => slugs.has(route.params.slug) };
  const { page = 1 } = route.screen === 'blog' ? route.params : {};
  // A page of the blog has a post at least.
  return page === 1 ? null : { in: 'posts', has: ({ slugs }) => page <= slugs.size };
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
