import { isOtherDivision } from '../domain/lists.ts';
import { lastPageOf } from '../domain/talent-counts.ts';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Place, ScreenParams } from '../routes/screens.ts';
import { backendState } from './state.ts';

/** The index that knows whether a place exists, and how to ask it. */
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

export function lookupOf(place: Place): Lookup | null {
  if (place.screen === 'talent') return { in: 'talents', has: ({ byId }) => byId.has(place.params.id) };
  if (place.screen === 'talents') return ofList(place.params);
  if (place.screen === 'find') {
    const { section, division } = place.params;
    return ofList({ section, division });
  }
  if (place.screen === 'post') return { in: 'posts', has: ({ slugs }) => slugs.has(place.params.slug) };
  const { page = 1 } = place.screen === 'blog' ? place.params : {};
  // A page of the blog has a post at least.
  return page === 1 ? null : { in: 'posts', has: ({ slugs }) => page <= slugs.size };
}

/** Whether a place exists by the indexes in memory, without waiting for newer ones. */
export function isKnown(place: Place): boolean {
  const { talents, posts } = backendState();
  const lookup = lookupOf(place);
  if (lookup === null) return true;
  if (lookup.in === 'talents') {
    const index = talents.peek();
    return index !== null && lookup.has(index);
  }
  const index = posts.peek();
  return index !== null && lookup.has(index);
}
