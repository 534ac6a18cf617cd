import 'server-only';
import { isOtherDivision } from '../domain/lists.ts';
import { lastPageOf } from '../domain/talent-counts.ts';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Place, ScreenParams } from '../routes/screens.ts';
import { isNothing } from './answers/envelope.ts';
import { callService } from './client.ts';
import { isBackendError } from './errors.ts';
import type { Held, HeldValue } from './held.ts';
import { readPostIndex } from './post-index.ts';
import { backendState } from './state.ts';
import { readTalentIndex } from './talent-index.ts';

/** Whether an address may be rendered: `missing` is known to be nothing, `busy` is not known and one of too many; a post may have another slug. */
export type Existence = 'maybe' | 'missing' | 'busy' | { movedTo: string };

/** Lookups of addresses that no index has. */
const LOOKUPS_PER_S = 20;

/** Takes one of this second's lookups; false where none is left. */
function mayLookUp(): boolean {
  const { lookups } = backendState();
  const now = Date.now();
  if (now - lookups.since >= 1_000) Object.assign(lookups, { since: now, count: 0 });
  lookups.count += 1;
  return lookups.count <= LOOKUPS_PER_S;
}

/** Whether a thing is in an index, as far as it is known; only what it lacks waits for a newer one. */
async function isIn<T>(
  held: Held<T>,
  read: () => Promise<HeldValue<T>>,
  has: (index: T) => boolean,
): Promise<boolean | 'unknown'> {
  const known = held.peek();
  if (known !== null && has(known)) return true;
  try {
    const { value, isFresh } = await read();
    return has(value) || (isFresh ? false : 'unknown');
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return 'unknown';
  }
}

/** Asks for a talent that the list lacks: gone ones have a page of their own, others have none. */
async function lookUp(id: number): Promise<Existence> {
  const { looked } = backendState();
  const known = looked.get(id);
  if (known) return known;
  if (!mayLookUp()) return 'busy';
  try {
    const path = '/api/talent/profile';
    const { status, body } = await callService({
      service: 'integration',
      method: 'GET',
      path,
      query: { language: 'pt', id, cover_web: 1, cover2: 1, skills: 1 },
      expected: [404, 410],
    });
    const isMissing = status === 404 || (status === 200 && isNothing(body));
    const answer = isMissing ? 'missing' : 'maybe';
    if (isMissing || status === 410) looked.set(id, answer);
    return answer;
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return 'maybe';
  }
}

async function ofTalent({ id }: ScreenParams['talent']): Promise<Existence> {
  const { talents } = backendState();
  const isListed = await isIn(talents, readTalentIndex, ({ byId }) => byId.has(id));
  return isListed === true ? 'maybe' : lookUp(id);
}

const orLookUp = (isThere: boolean | 'unknown'): Existence => {
  if (isThere === true) return 'maybe';
  if (isThere === false) return 'missing';
  return mayLookUp() ? 'maybe' : 'busy';
};

/** A list stands as long as it is a section's or the navigation names it; of other divisions those in which somebody stands. */
async function ofList(list: ScreenParams['talents']): Promise<Existence> {
  const { section, division, gender = 'all', letter = 'all', page = 1 } = list;
  const name = division ?? section;
  if (page === 1 && !isOtherDivision(name)) return 'maybe';
  const has = ({ counts }: TalentIndex) => {
    const own = counts[name];
    return own !== undefined && page <= lastPageOf(own, { gender, letter });
  };
  return orLookUp(await isIn(backendState().talents, readTalentIndex, has));
}

async function ofPosts(has: (index: PostIndex) => boolean): Promise<Existence> {
  return orLookUp(await isIn(backendState().posts, readPostIndex, has));
}

/** A slug that a post has now, as far as is known; only one that none has waits for a newer index, because a post may have it again. */
async function ofPost(slug: string): Promise<Existence> {
  const { posts } = backendState();
  const isThere = await isIn(posts, readPostIndex, ({ slugs }) => slugs.has(slug));
  const movedTo = isThere === true ? undefined : posts.peek()?.moved.get(slug);
  return movedTo === undefined ? orLookUp(isThere) : { movedTo };
}

/** Looks in the indexes in memory, so that made-up addresses cost little; in an outage some are rendered. */
export async function existenceOf(place: Place): Promise<Existence> {
  if (place.screen === 'talent') return ofTalent(place.params);
  if (place.screen === 'talents') return ofList(place.params);
  if (place.screen === 'find') {
    const { section, division } = place.params;
    return ofList({ section, division });
  }
  if (place.screen === 'post') return ofPost(place.params.slug);
  const { page = 1 } = place.screen === 'blog' ? place.params : {};
  // A page of the blog has a post at least.
  return page === 1 ? 'maybe' : ofPosts(({ slugs }) => page <= slugs.size);
}
