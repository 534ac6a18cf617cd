import 'server-only';
import { each } from '@passarela/contract/each';
import { isRecord } from '@passarela/contract/is-record';
import { slugify } from '@passarela/contract/slug';
import { HIDDEN_DIVISION_CATEGORY_ID } from '@passarela/contract/talent-lists';
import {
  DIVISION_NAMES,
  type Division,
  isDivisionSlug,
  type NamedDivision,
  otherDivision,
} from '../domain/lists.ts';
import { DIVISION_SEGMENTS, findByWord } from '../routes/screens.ts';
import { env } from '../system/env.ts';
import { readWhole } from './answers/kinds.ts';
import { type AttributeLists, readAttributes } from './answers/option.ts';
import { readColour } from './answers/talent.ts';
import { CALLS } from './calls.ts';
import { keepLastGood, readLastGood } from './last-good.ts';
import { type Reading, readAfterFailure, readCall, readFresh } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { readOrInvalid } from './rows.ts';
import { backendState } from './state.ts';

const SLUGS_KEY = 'division-slugs';
const NAME_MAX_CHARS = 50;

type SluggedDivision = { id: number; value: string; slug: string | null };

async function knownSlugs(): Promise<Map<number, string>> {
  const state = backendState();
  const kept = state.divisionSlugs ?? (await readLastGood(SLUGS_KEY));
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

/** Ids by words in addresses: the service's own, else made once and stored, so that addresses survive a renaming. */
async function divisionSlugs(divisions: readonly SluggedDivision[]): Promise<Map<string, number>> {
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
  if (known.size !== before) await keepLastGood(SLUGS_KEY, Object.fromEntries(known));
  return ids;
}

/** The navigation's divisions as agencies name them, as slugs. */
const NAMES: Record<NamedDivision, readonly string[]> = {
  international: ['internacional', 'international'],
  mainboard: ['mainboard', 'main-board', 'main'],
  newFaces: ['new-faces', 'newfaces', 'new-face', 'novos-rostos'],
  commercial: ['comercial', 'commercial'],
};

const COLOURS = ['hair', 'eyes'] as const;
const SECTIONS = ['models', 'cast'] as const;
type Colours = Record<(typeof COLOURS)[number], ReadonlyMap<string, string>>;

/** The meaning of ids in a service's rows: divisions, and colours by their keys. */
export type AttributeNames = {
  divisions: ReadonlyMap<number, readonly Division[]>;
  /** The ids of divisions that the navigation does not name, by their slugs. */
  slugs: ReadonlyMap<string, number>;
  colours: Colours;
};

type Match = { named: ReadonlyMap<number, NamedDivision>; others: SluggedDivision[]; colours: Colours };

export const NO_NAMES: AttributeNames = {
  divisions: new Map(),
  slugs: new Map(),
  colours: { hair: new Map(), eyes: new Map() },
};

/** The division of the navigation that agencies call so. */
export const namedDivision = (text: string): NamedDivision | undefined =>
  DIVISION_NAMES.find((name) => NAMES[name].includes(slugify(text)));

const divisionOf = ({ key, value }: AttributeLists['divisions'][number]): NamedDivision | undefined =>
  DIVISION_NAMES.find((name) => name === key) ?? namedDivision(value);

const pairOf = (id: string, colour: string | null): [string, string][] =>
  colour === null ? [] : [[id, colour]];

function find(lists: AttributeLists): Match {
  const named = new Map<number, NamedDivision>();
  const others: SluggedDivision[] = [];
  for (const division of lists.divisions) {
    const id = readWhole(division.id);
    const name = divisionOf(division);
    if (id === null) continue;
    if (name) named.set(id, name);
    else if (division.categoryId !== HIDDEN_DIVISION_CATEGORY_ID) others.push({ ...division, id });
  }
  const colours = each(
    COLOURS,
    (kind) => new Map(lists[kind].flatMap(({ id, value }) => pairOf(id, readColour(kind, value)))),
  );
  return { named, others, colours };
}

const reading: Reading<Match> = {
  key: 'division-names',
  load: () => readCall(CALLS.attributes('pt')),
  parse: (raw) => find(readOrInvalid(readAttributes(raw), raw, CALLS.attributes('pt'))),
};

const NO_MATCH: Match = { named: new Map(), others: [], colours: NO_NAMES.colours };

async function fromService(): Promise<Match> {
  const read = readFresh(reading).catch((failure: unknown) => readAfterFailure(reading, failure));
  return (await readOrNull(read))?.value ?? NO_MATCH;
}

/** By the service's attributes, divisions by the setting DIVISION_IDS first; none if both fail. */
export async function readAttributeNames(): Promise<AttributeNames> {
  const { DIVISION_IDS } = env();
  const match = await fromService();
  const named = DIVISION_IDS.length > 0 ? new Map(DIVISION_IDS) : match.named;
  const slugs = await divisionSlugs(match.others.filter(({ id }) => !named.has(id)));
  const divisions = new Map<number, readonly Division[]>([...named].map(([id, name]) => [id, [name]]));
  for (const [slug, id] of slugs)
    divisions.set(
      id,
      SECTIONS.map((section) => otherDivision(section, slug)),
    );
  return { divisions, slugs, colours: match.colours };
}
