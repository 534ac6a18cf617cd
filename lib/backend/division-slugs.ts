import { isRecord } from '@passarela/contract/is-record';
import { slugify } from '@passarela/contract/slug';
import { isDivisionSlug } from '../domain/lists.ts';
import { DIVISION_SEGMENTS, findByWord } from '../routes/screens.ts';
import { keepLastGood, readLastGood } from './last-good.ts';
import { backendState } from './state.ts';

const KEY = 'division-slugs';
const NAME_MAX_CHARS = 50;

/** A division by its id and name; `slug` is the service's own. */
export type SluggedDivision = { id: number; value: string; slug: string | null };

async function knownSlugs(): Promise<Map<number, string>> {
  const state = backendState();
  const kept = state.divisionSlugs ?? (await readLastGood(KEY));
  if (kept instanceof Map) return kept;
  const pairs = Object.entries(isRecord(kept) ? kept : {}).flatMap(([id, slug]): [number, string][] =>
    typeof slug === 'string' && isDivisionSlug(slug) ? [[Number(id), slug]] : [],
  );
  state.divisionSlugs ??= new Map(pairs);
  return state.divisionSlugs;
}

/** Whether a word can be an address; the words of the navigation's divisions have their own. */
const isUsable = (word: string) => isDivisionSlug(word) && findByWord(DIVISION_SEGMENTS, word) === null;

function freeSlug({ id, value }: SluggedDivision, taken: ReadonlySet<string>): string {
  const word = slugify(value).slice(0, NAME_MAX_CHARS).replace(/-+$/, '');
  const isFree = (each: string) => isUsable(each) && !taken.has(each);
  return [word, `${word}-${id}`].find(isFree) ?? `division-${id}`;
}

/**
 * The ids of divisions by their words in addresses: the service's own, else made once of the name and stored, so
 * that addresses survive a renaming (docs/decisions/lists.md).
 */
export async function divisionSlugs(divisions: readonly SluggedDivision[]): Promise<Map<string, number>> {
  const known = await knownSlugs();
  const before = known.size;
  const ids = new Map<string, number>();
  for (const { id, slug } of divisions)
    if (slug !== null && isUsable(slug) && !ids.has(slug)) ids.set(slug, id);
  const own = new Set(ids.values());
  for (const division of divisions.filter(({ id }) => !own.has(id))) {
    const kept = known.get(division.id);
    const slug =
      kept !== undefined && !ids.has(kept)
        ? kept
        : freeSlug(division, new Set([...ids.keys(), ...known.values()]));
    known.set(division.id, slug);
    ids.set(slug, division.id);
  }
  if (known.size !== before) await keepLastGood(KEY, Object.fromEntries(known));
  return ids;
}
