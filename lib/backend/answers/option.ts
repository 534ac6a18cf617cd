import type { Gender } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { isErrorBody, readRows, unwrapUntil } from './envelope.ts';
import { rawText, readEntries, readName, readText, readWhole } from './kinds.ts';
import { namedGender } from './talent.ts';

/** One choice of a list: its id as text, and its text in the requested language. */
export type OptionItem = { id: string; value: string };

const ID_NAMES = ['id', 'key', 'code', 'value', 'name'];
const VALUE_NAMES = ['value', 'name', 'label', 'title'];

const firstOf = (row: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => rawText(row[name])).find((text) => text !== '') ?? '';

function readOption(entry: unknown): OptionItem | null {
  const text = rawText(entry);
  const row = isRecord(entry) ? entry : { id: text, value: text };
  const value = readName(firstOf(row, VALUE_NAMES));
  return value === '' ? null : { id: firstOf(row, ID_NAMES), value };
}

const isText = (value: unknown) => rawText(value) !== '';
/** `{ "BR": "Brasil" }`: ids with their texts. */
const isMap = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.values(value).every(isText) && !VALUE_NAMES.some((name) => name in value);

/** The entries of a list of options, whatever its shape; none if there is no list. */
const entriesOf = (list: unknown): unknown[] =>
  isMap(list) ? Object.entries(list).map(([id, value]) => ({ id, value })) : (readEntries(list) ?? []);

const optionsIn = (list: unknown): OptionItem[] =>
  entriesOf(list).flatMap((entry) => readOption(entry) ?? []);

const LIST_NAMES = ['gender', 'hair', 'eyes', 'skin_tone', 'categories', 'divisions', 'skills'] as const;

export type AttributeLists = Record<Exclude<(typeof LIST_NAMES)[number], 'divisions'>, OptionItem[]> & {
  divisions: (OptionItem & { categoryId: number | null; key: string | null; slug: string | null })[];
};

function divisionsIn(list: unknown): AttributeLists['divisions'] {
  return entriesOf(list).flatMap((entry) => {
    const option = readOption(entry);
    if (option === null) return [];
    const { id_category, key, slug } = isRecord(entry) ? entry : {};
    return [{ ...option, categoryId: readWhole(id_category), key: readText(key), slug: readText(slug) }];
  });
}

const hasList = (data: object) => LIST_NAMES.some((name) => name in data);
const ATTRIBUTE_NAMES = ['attribute', 'key', 'slug', 'type', 'name', 'id'];

/** `[{ "attribute": "hair", "choices": [] }]` as the lists by their names; any other value as it is. */
function byName(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  return Object.fromEntries(
    data.filter(isRecord).flatMap((row) => {
      const name = ATTRIBUTE_NAMES.map((each) => rawText(row[each])).find((text) => text !== '') ?? '';
      const list = Object.values(row).find(Array.isArray);
      return list ? [[name, list]] : [];
    }),
  );
}

/** The option lists of talents; one that is missing is empty. Null for an unknown shape. */
export function readAttributes(body: unknown): AttributeLists | null {
  const data = byName(unwrapUntil(body, hasList));
  if (isErrorBody(body) || !isRecord(data) || !hasList(data)) return null;
  return {
    gender: optionsIn(data.gender),
    hair: optionsIn(data.hair),
    eyes: optionsIn(data.eyes),
    skin_tone: optionsIn(data.skin_tone),
    categories: optionsIn(data.categories),
    divisions: divisionsIn(data.divisions),
    skills: optionsIn(data.skills),
  };
}

export function readPhotoTypes(body: unknown): string[] {
  const data = unwrapUntil(body, (inside) => 'photo_types' in inside);
  if (isErrorBody(body) || !isRecord(data)) return [];
  return (readEntries(data.photo_types) ?? []).map((type) => rawText(type).toLowerCase());
}

/** One list of places, under its name or as the whole answer; null for an unknown shape. */
export function readLocations(body: unknown, name: 'countries' | 'states' | 'cities'): OptionItem[] | null {
  const data = unwrapUntil(body, (inside) => name in inside || isMap(inside));
  if (isErrorBody(body)) return null;
  if (isRecord(data) && name in data) return optionsIn(data[name]);
  if (isRecord(data) && Object.keys(data).length === 0) return [];
  if (isMap(data)) return optionsIn(data);
  const rows = readRows(body);
  return rows && optionsIn(rows);
}

const GENDERS = ['woman', 'man', 'other'] as const satisfies Gender[];

/** The choices of a form: the service's, known ones in the page's language, since it may have one only; else ours. */
export function genderChoices(offered: OptionItem[], label: (gender: Gender) => string): OptionItem[] {
  if (offered.length === 0) return GENDERS.map((id) => ({ id, value: label(id) }));
  return offered.map(({ id, value }) => {
    const gender = namedGender(value);
    return { id, value: gender ? label(gender) : value };
  });
}
