import type { Gender } from '@passarela/contract';
import { EYES, HAIR } from '@passarela/contract/colours';
import { each } from '@passarela/contract/each';
import type { FactName } from '@passarela/contract/facts';
import { isRecord } from '@passarela/contract/is-record';
import { isMeasure, LISTED_MEASURES, type MeasureName, PROFILE_FACTS } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { fold, slugify } from '@passarela/contract/slug';
import { HIDDEN_DIVISION_CATEGORY_ID } from '@passarela/contract/talent-lists';
import type { Text } from '@passarela/contract/text';
import { ageAt } from '../../domain/ages.ts';
import { ADULT_AGE_YEARS } from '../../domain/constants.ts';
import { parseNumber } from '../../domain/whole-number.ts';
import { readOne } from './envelope.ts';
import {
  rawText,
  readDay,
  readFieldEntries,
  readFile,
  readFlag,
  readFocus,
  readGallery,
  readItem,
  readLocalized,
  readName,
  readText,
  readVideos,
  readWhole,
} from './kinds.ts';
import { field, needed, type RowOf, readAny, readRow } from './row.ts';

const byWord = (table: Record<string, Text>) =>
  new Map(
    Object.entries(table).flatMap(([key, { pt, en }]) =>
      [pt, en, key].map((word): [string, string] => [slugify(word), key]),
    ),
  );
const COLOURS = { hair: byWord(HAIR), eyes: byWord(EYES) };
const isColour = (name: string): name is keyof typeof COLOURS => Object.hasOwn(COLOURS, name);

/** Whether a colour is written as the id that it has in the service's attributes. */
export const isColourId = (text: string) => /^\d+$/.test(text);

/** A colour's key, from a key or a word of either language; other words stay, numbers are ids of the attributes. */
export function readColour(kind: keyof typeof COLOURS, value: unknown): string | null {
  const written = isRecord(value) ? [value.id, value.value, value.name] : [value];
  const texts = written.map(readText).filter((text) => text !== null);
  for (const text of texts) {
    const key = COLOURS[kind].get(slugify(text));
    if (key !== undefined) return key;
  }
  return texts.find((text) => !isColourId(text)) ?? texts[0] ?? null;
}

const MAN = /^(m|man|men|male|masc|masculino|homem|homens|h|boy|rapaz)$/;
const WOMAN = /^(f|w|woman|women|female|fem|feminino|mulher|mulheres|girl|mo[cç]a)$/;

const OTHER = /^(others?|outr[oa]s?)$/;

export function namedGender(word: unknown): Gender | null {
  const text = fold(rawText(word));
  if (MAN.test(text)) return 'man';
  if (WOMAN.test(text)) return 'woman';
  return OTHER.test(text) ? 'other' : null;
}

/** A gender in any case, in either language, plain or as an option; unknown ones are `other`, who no filter finds. */
export function readGender(value: unknown): Gender {
  const written = isRecord(value) ? [value.id, value.value, value.name] : [value];
  const named = written.map(namedGender);
  return named.find((gender) => gender === 'man') ?? named.find((gender) => gender === 'woman') ?? 'other';
}

/** As the agency's own panel writes them: `178/5'10"`, `38x8`, `84`. Nothing to read, and most are so. */
const AS_STORED = /^\d{1,3}(\.5)?([/x].*)?$/;
const ZERO = /^0+([.,]0+)?\s*([/x]|cm|kg|m|br|$)/i;
/** A word, a month, a year, or no number at all. */
const NONSENSE = /\p{L}{3}|\d{4}|^\D*$/u;

/** A measure as stored text, also from metres, inches or with a unit; null for none, and for a word or a date. */
export function readMeasureText(measure: MeasureName, value: unknown): string | null {
  const text = readText(value);
  if (text === null || ZERO.test(text)) return null;
  const isSense = !NONSENSE.test(text);
  if (isSense && AS_STORED.test(text)) return text;
  const read = readMeasure(measure, text);
  return isSense || read.isMeasure ? read.value : null;
}

const CATEGORY_NAMES = ['id_category', 'category_id', 'category'];
const isNothing = (value: unknown) => value === null || value === undefined || value === '' || value === 0;

/** The ids of the categories that a field names: plain, as an object, or a list; NaN for one that cannot be read. */
function categoriesIn(value: unknown): number[] {
  if (isNothing(value)) return [];
  if (Array.isArray(value)) return value.flatMap(categoriesIn);
  return [readWhole(isRecord(value) ? value.id : value) ?? Number.NaN];
}

function readDivision(value: unknown): { id: number | null; categoryIds: number[]; name: string | null } {
  if (!isRecord(value)) {
    const id = readWhole(value);
    return { id, categoryIds: [id ?? Number.NaN], name: null };
  }
  const id = readWhole(value.id);
  const named = CATEGORY_NAMES.flatMap((name) => categoriesIn(value[name]));
  return { id, categoryIds: named.length > 0 ? named : [id ?? Number.NaN], name: readText(value.name) };
}

const isOdd = (value: unknown) => typeof value === 'boolean' && value;

/**
 * A talent's divisions: ids, names if the rows have some, and whether one hides the talent from every list [S58.1].
 * A plain number is an id and a category. A division that cannot be read hides: it may be the one that does.
 */
function readDivisions(value: unknown): {
  ids: number[];
  names: string[];
  hidden: boolean;
} {
  const divisions = readFieldEntries(value).map(readDivision);
  const categoryIds = divisions.flatMap((division) => division.categoryIds);
  const hides = (id: number) => Number.isNaN(id) || id === HIDDEN_DIVISION_CATEGORY_ID;
  return {
    ids: divisions.flatMap(({ id }) => id ?? []),
    names: divisions.flatMap(({ name }) => name ?? []),
    hidden: isOdd(value) || categoryIds.some(hides),
  };
}

/** The ids of a talent's categories, as objects or plain; those that cannot be read are left out. */
const readCategoryIds = (value: unknown): number[] =>
  readFieldEntries(value).flatMap(
    (category) =>
      (isRecord(category)
        ? (readWhole(category.id) ?? readWhole(category.id_category))
        : readWhole(category)) ?? [],
  );

/** Each fact is read as its kind (contract/src/facts.ts). */
const factFields = <Name extends FactName>(names: readonly Name[]) =>
  each(names, (name: FactName) =>
    field(name, (value): string | null => {
      if (isMeasure(name)) return readMeasureText(name, value);
      return isColour(name) ? readColour(name, value) : readText(value);
    }),
  );
const LISTED = factFields(LISTED_MEASURES);

const skillOf = (value: unknown): number | string | null =>
  isRecord(value) ? readText(value) : (readWhole(value) ?? readText(value));

/** The id of a talent in addresses: a whole number from 1, as number or text. */
export const readTalentId = (value: unknown): number | null => parseNumber(String(readWhole(value) ?? ''));

/** A row as a service sends it: what becomes of it depends on the day and on the service's attributes (trim.ts). */
export const TALENT = {
  id: needed('id', readTalentId),
  name: needed('name', (name) => readName(name) || null),
  gender: field('gender', readGender),
  birthdate: field('birthdate', readDay),
  /** In a last good answer: the year instead of the birthdate. */
  birthYear: field('birth_year', readWhole),
  minor: field('minor', (minor) => readFlag(minor) ?? true),
  cover: field(['cover_web', 'cover'], readFile),
  coverFocus: field('cover_focus', readFocus),
  coverAlt: field('cover_alt', readLocalized),
  measures: field('', (_, row) => readAny(LISTED, row)),
  categoryIds: field('categories', readCategoryIds),
  divisions: field('divisions', readDivisions),
  noindex: field('noindex', (noindex) => readFlag(noindex) ?? false),
  /** Ids in a list, texts in a profile. */
  skills: field('skills', (skills) => readFieldEntries(skills).flatMap((skill) => skillOf(skill) ?? [])),
  opening: field('opening', readItem),
  /** Whether that is the card's picture too: its `cover_web` may be a smaller file of it. */
  opensWithCover: field('', (_, row) => {
    const file = readItem(row.opening)?.file ?? null;
    return file !== null && [row.cover_web, row.cover].some((cover) => readFile(cover) === file);
  }),
  updatedAt: field('updated_at', readText),
};

const PROFILE = {
  ...factFields(PROFILE_FACTS),
  biography: field('biography', readText),
  fullCover: field('cover', readFile),
  book: field('book', readGallery),
  snap: field('snap', readGallery),
  compo: field('compo', readGallery),
  video: field('video', readVideos),
  downloads: field('downloads', readFlag),
};

export type TalentAnswer = RowOf<typeof TALENT>;

/** Reads the profile of a requested talent; null for an answer without one, or about somebody else. */
export function readProfile(body: unknown, id: number | null) {
  const row = readOne(body, 'name');
  const read = readRow(TALENT, { ...row, id: row?.id ?? id });
  if (row === null || 'missing' in read) return null;
  return id === null || read.value.id === id ? { ...read.value, ofProfile: readAny(PROFILE, row) } : null;
}

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)));

const isMinorAt = (day: string | null, now: Date) => (ageAt(day, now) ?? 0) < ADULT_AGE_YEARS;

/** An answer for the disk: `birthdate` becomes `birth_year` and `minor`; unreadable ones count as minors'. */
export function withoutBirthdates(value: unknown, now: Date): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutBirthdates(each, now));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] =>
    name === 'birthdate'
      ? [
          ['birth_year', yearOf(readDay(each))],
          ['minor', isMinorAt(readDay(each), now)],
        ]
      : [[name, withoutBirthdates(each, now)]],
  );
  return Object.fromEntries(entries);
}
