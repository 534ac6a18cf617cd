/** The lists of talents: the two sections, and the divisions that the navigation names (SPEC section 2). */

export type Section = 'models' | 'cast';
export type GenderFilter = 'all' | 'man' | 'woman';
export type Division = 'international' | 'mainboard' | 'newFaces' | 'commercial';
/** A list of talents: a whole section, or a division of one. */
export type ListName = Section | Division;

/** In the order in which the SPEC names them. */
export const DIVISION_NAMES = ['international', 'mainboard', 'newFaces', 'commercial'] as const;

export const LISTS: readonly ListName[] = ['models', 'cast', ...DIVISION_NAMES];

/** A division's section, and its id in the integration service (docs/decisions/division-lists.md). */
export const DIVISIONS: Record<Division, { section: Section; id: number }> = {
  international: { section: 'models', id: 102 },
  mainboard: { section: 'models', id: 101 },
  newFaces: { section: 'models', id: 103 },
  commercial: { section: 'cast', id: 104 },
};

export const isSection = (value: string): value is Section => value === 'models' || value === 'cast';
export const isGenderFilter = (value: string): value is GenderFilter =>
  value === 'all' || value === 'man' || value === 'woman';

const isDivision = (value: string): value is Division => Object.hasOwn(DIVISIONS, value);
export const isListName = (value: string): value is ListName => isSection(value) || isDivision(value);

/** The section that a list is, or belongs to, and its division. */
export const partsOfList = (list: ListName): { section: Section; division: Division | undefined } =>
  isSection(list)
    ? { section: list, division: undefined }
    : { section: DIVISIONS[list].section, division: list };
