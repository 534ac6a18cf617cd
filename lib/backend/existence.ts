import 'server-only';
import { slugOf } from '@passarela/contract/latin';
import type { Section } from '../domain/lists.ts';
import { sectionOf } from '../domain/talent-list.ts';
import type { TalentRow } from '../domain/types.ts';
import type { Route, ScreenParams } from '../routes/screens.ts';
import { absenceIn } from './answers/envelope.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import { lookupOf } from './lookup.ts';
import type { CachedValue } from './memory-cache.ts';
import { readPostIndex } from './posts.ts';
import { readOrNull } from './read-or-null.ts';
import { backendState } from './state.ts';
import { readTalentIndex } from './talents.ts';

/**
 * Whether an address may be rendered: `missing` never existed, `gone` does no more, `busy` is unknown and one of too
 * many. A talent comes with the name and a section that lists them, a renamed post with its new slug.
 */
export type Existence =
  | 'maybe'
  | 'missing'
  | 'gone'
  | 'busy'
  | { section: Section; name: string }
  | { movedTo: string };

const LOOKUPS_PER_S = 20;

function mayLookUp(): boolean {
  const { lookups } = backendState();
  const now = Date.now();
  if (now - lookups.since >= 1_000) Object.assign(lookups, { since: now, count: 0 });
  lookups.count += 1;
  return lookups.count <= LOOKUPS_PER_S;
}

/** Asks for a talent that the list lacks: gone ones have a page of their own, others have none. */
async function lookUp(id: number): Promise<Existence> {
  const { looked } = backendState();
  const known = looked.get(id);
  if (known) return known;
  if (!mayLookUp()) return 'busy';
  const found = await readOrNull(callService(CALLS.profile(id, 'pt')));
  if (found === null) return 'maybe';
  const absence = absenceIn(found.value);
  if (absence !== null) looked.set(id, absence);
  return absence ?? 'maybe';
}

/** The talent's name and section, if known; other ones, or those of a changed talent, wait for a newer index. */
async function ofTalent({ section, id, name }: ScreenParams['talent']): Promise<Existence> {
  const { talents } = backendState();
  const place = (row: TalentRow) => ({ name: row.name, section: sectionOf(row, section) });
  const known = talents.peek()?.byId.get(id);
  const isSame = known && slugOf(known.name) === name && sectionOf(known, section) === section;
  if (isSame && !talents.hasChanged(id)) return place(known);
  const index = await readOrNull(readTalentIndex());
  const row = index?.value.value.byId.get(id) ?? known;
  return row ? place(row) : lookUp(id);
}

const READERS = { talents: readTalentIndex, posts: readPostIndex };

/** Looks in the indexes in memory, so that made-up addresses cost little; in an outage some are rendered. */
export async function existenceOf(route: Route): Promise<Existence> {
  if (route.screen === 'talent') return ofTalent(route.params);
  const lookup = lookupOf(route);
  if (lookup === null || lookup.isIn()) return 'maybe';
  // A missing one waits for a newer index.
  const read = await readOrNull<CachedValue<unknown>>(READERS[lookup.of]());
  if (lookup.isIn()) return 'maybe';
  // Only a slug that no post has is looked for among former ones: a post may have it again.
  const { posts } = backendState();
  const movedTo = route.screen === 'post' ? posts.peek()?.moved.get(route.params.slug) : undefined;
  if (movedTo !== undefined) return { movedTo };
  if (read?.value.isFresh) return 'missing';
  return mayLookUp() ? 'maybe' : 'busy';
}
