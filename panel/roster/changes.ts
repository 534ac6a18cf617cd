import { isRecord } from '@passarela/contract/is-record';
import { unaccent } from '@passarela/contract/slug';
import type { Talent } from '../platform/db/payload-types.ts';
import { isRosterField, type RosterField } from './columns.ts';
import { talentCells } from './export/talent-row.ts';
import { normalize } from './normalize.ts';
import { PHOTO_FIELDS } from './photo-files.ts';
import { type Cells, readRow, type Taxonomy } from './read-row.ts';

/** A field of a talent that a row would change, with both values as an export writes them. */
export type Change = { field: RosterField; before: string; after: string };

/** The numbers that identify a talent, and photos, which come with new talents only. */
const NEVER: readonly string[] = ['panel_id', 'external_id', ...PHOTO_FIELDS];

const spaced = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a name is the stored one, written more poorly: in capitals or small letters alone, or without accents. */
function isPoorer(name: string, stored: string): boolean {
  const plain = (text: string) => text.replace(/[’‘ʼ´`′]/g, "'");
  if (normalize(name) !== normalize(stored) || stored === '') return false;
  const isFlat = (text: string) => [text.toUpperCase(), text.toLowerCase()].includes(text);
  const isBare = unaccent(name) === name && unaccent(stored) !== stored;
  return plain(name) === plain(stored) || (isFlat(name) && !isFlat(stored)) || isBare;
}

/**
 * The changes that a row would make in its talent, whose terms are loaded. An empty cell, one that is not understood,
 * and one that says what is stored, in either language, change nothing.
 */
export function changesOf(talent: Talent, cells: Cells, shelves: Taxonomy, language: 'pt' | 'en'): Change[] {
  const stored = { pt: talentCells(talent, [], 'pt'), en: talentCells(talent, [], 'en') };
  const { data } = readRow(cells, shelves, talent);
  const named = (key: keyof Taxonomy) =>
    data[key].flatMap((id) => ({ name: shelves[key].get(id) ?? { pt: '', en: '' } }));
  const read = talentCells(
    {
      ...talent,
      ...data,
      categories: named('categories'),
      divisions: named('divisions'),
      skills: named('skills'),
    },
    [],
    language,
  );
  return Object.keys(cells)
    .filter(isRosterField)
    .filter((field) => !NEVER.includes(field))
    .flatMap((field) => {
      const [cell, before, after] = [spaced(cells[field]), stored[language][field] ?? '', read[field] ?? ''];
      const isStored = [stored.pt[field], stored.en[field]].some((value) => spaced(value) === cell);
      const isEmpty = cell === '' || after === '' || (field === 'name' && isPoorer(after, before));
      return isStored || isEmpty || spaced(after) === spaced(before) ? [] : [{ field, before, after }];
    });
}

type Data = ReturnType<typeof readRow>['data'];
const isIn = <T extends object>(name: PropertyKey, values: T): name is keyof T => Object.hasOwn(values, name);

/** The field, and the language, that a column of a text in two languages fills: `biography_en`. */
const textOf = (column: string) =>
  column.endsWith('_en')
    ? ({ name: column.slice(0, -3), language: 'en' } as const)
    : ({ name: column, language: 'pt' } as const);

/** The values to save for these fields of a row; groups and texts in two languages keep what it does not name. */
export function dataOf(fields: readonly RosterField[], data: Data, talent: Talent) {
  const stored: Readonly<Record<string, unknown>> = { ...talent };
  const saved: Record<string, unknown> = {};
  const add = (name: string, part: object) => {
    saved[name] = {
      ...(isRecord(stored[name]) && stored[name]),
      ...(isRecord(saved[name]) && saved[name]),
      ...part,
    };
  };
  for (const field of fields) {
    const { name, language } = textOf(field === 'videos' ? 'video' : field);
    const value = isIn(name, data) ? data[name] : undefined;
    if (isIn(field, data.agency)) add('agency', { [field]: data.agency[field] });
    else if (isRecord(value) && isIn(language, value)) add(name, { [language]: value[language] });
    else if (value !== undefined) saved[name] = value;
  }
  return saved;
}
