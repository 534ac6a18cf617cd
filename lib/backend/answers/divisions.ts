import { isRecord } from '@passarela/contract/is-record';
import { HIDDEN_DIVISION_CATEGORY_ID } from '@passarela/contract/talent-lists';
import { readFieldEntries } from './lists.ts';
import { readText, readWhole } from './scalars.ts';

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
export function readDivisions(value: unknown): {
  divisionIds: number[];
  divisionNames: string[];
  hidden: boolean;
} {
  const divisions = readFieldEntries(value).map(readDivision);
  const categoryIds = divisions.flatMap((division) => division.categoryIds);
  const hides = (id: number) => Number.isNaN(id) || id === HIDDEN_DIVISION_CATEGORY_ID;
  return {
    divisionIds: divisions.flatMap(({ id }) => id ?? []),
    divisionNames: divisions.flatMap(({ name }) => name ?? []),
    hidden: isOdd(value) || categoryIds.some(hides),
  };
}

/** The ids of a talent's categories, as objects or plain; those that cannot be read are left out. */
export const readCategoryIds = (value: unknown): number[] =>
  readFieldEntries(value).flatMap(
    (category) =>
      (isRecord(category)
        ? (readWhole(category.id) ?? readWhole(category.id_category))
        : readWhole(category)) ?? [],
  );
