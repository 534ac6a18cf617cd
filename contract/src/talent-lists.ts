/** The lists of talents: the two sections, and the divisions that the navigation names (SPEC section 2). Site and panel ask this one rule. */

export type Section = 'models' | 'cast';
export type Division = 'international' | 'mainboard' | 'newFaces' | 'commercial';
/** A list of talents: a whole section, or a division of one. */
export type ListName = Section | Division;

export const HIDDEN_DIVISION_CATEGORY_ID = 1446;
export const MODELS_CATEGORY_ID = 1;
export const CAST_CATEGORY_ID = 1891;

/** In the order in which the SPEC names them. */
export const DIVISION_NAMES = ['international', 'mainboard', 'newFaces', 'commercial'] as const;

export const LISTS: readonly ListName[] = ['models', 'cast', ...DIVISION_NAMES];

/** A division's section (docs/decisions/division-lists.md). */
export const DIVISIONS: Record<Division, { section: Section }> = {
  international: { section: 'models' },
  mainboard: { section: 'models' },
  newFaces: { section: 'models' },
  commercial: { section: 'cast' },
};

const CATEGORY_ID: Record<Section, number> = { models: MODELS_CATEGORY_ID, cast: CAST_CATEGORY_ID };

export const isSection = (value: string): value is Section => value === 'models' || value === 'cast';

/** The section that a list is, or belongs to, and its division. */
export const partsOfList = (list: ListName): { section: Section; division: Division | undefined } =>
  isSection(list)
    ? { section: list, division: undefined }
    : { section: DIVISIONS[list].section, division: list };

/** Whether divisions, by the ids of their categories, keep a talent out of every list. */
export const isHidden = (divisionCategoryIds: readonly number[]): boolean =>
  divisionCategoryIds.includes(HIDDEN_DIVISION_CATEGORY_ID);

/** What of a talent decides in which lists they stand. */
export type Listable = {
  hidden: boolean;
  categoryIds: readonly number[];
  divisions: readonly Division[];
};

/** In this list: has its section's category and its division, and no division of the hidden category. */
export function isListed(talent: Listable, list: ListName): boolean {
  const { section, division } = partsOfList(list);
  if (talent.hidden || !talent.categoryIds.includes(CATEGORY_ID[section])) return false;
  return division === undefined || talent.divisions.includes(division);
}

/** Every list in which a talent stands; empty for one whom no list shows. */
export const listsOf = (talent: Listable): ListName[] => LISTS.filter((list) => isListed(talent, list));
