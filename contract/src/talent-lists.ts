/** The lists of talents: the two sections, and their divisions [S58.1-3]. Site and panel ask this one rule. */

export type Section = 'models' | 'cast';
/** A division that the navigation names [S58.1-3]. */
export type NamedDivision = 'international' | 'mainboard' | 'newFaces' | 'commercial';
/** Any other division of a service, by its section and slug: `models~plus-size`. */
export type OtherDivision = `${Section}~${string}`;
export type Division = NamedDivision | OtherDivision;
/** A list of talents: a whole section, or a division of one. */
export type ListName = Section | Division;

export const HIDDEN_DIVISION_CATEGORY_ID = 1446;
export const MODELS_CATEGORY_ID = 1;
export const CAST_CATEGORY_ID = 1891;

/** In the order of the navigation [S58.1-3]. */
export const DIVISION_NAMES = ['international', 'mainboard', 'newFaces', 'commercial'] as const;

/** Those of every agency; other divisions come with a service. */
export const LISTS: readonly (Section | NamedDivision)[] = ['models', 'cast', ...DIVISION_NAMES];

/** A division's section (docs/decisions/lists.md). */
export const DIVISIONS: Record<NamedDivision, { section: Section }> = {
  international: { section: 'models' },
  mainboard: { section: 'models' },
  newFaces: { section: 'models' },
  commercial: { section: 'cast' },
};

export const CATEGORY_ID: Record<Section, number> = { models: MODELS_CATEGORY_ID, cast: CAST_CATEGORY_ID };

export const isSection = (value: string): value is Section => value === 'models' || value === 'cast';

const SLUG_MAX_CHARS = 60;

/** Whether a word can be the slug of a division. */
export const isDivisionSlug = (word: string): boolean =>
  word.length <= SLUG_MAX_CHARS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word);

export const otherDivision = (section: Section, slug: string): OtherDivision => `${section}~${slug}`;

/** The section and slug of a division that the navigation does not name; null for any other text. */
export function partsOfOther(value: string): { section: Section; slug: string } | null {
  const [section = '', slug = '', ...rest] = value.split('~');
  return isSection(section) && isDivisionSlug(slug) && rest.length === 0 ? { section, slug } : null;
}

export const isOtherDivision = (value: string): value is OtherDivision => partsOfOther(value) !== null;

const sectionOfOther = (division: OtherDivision): Section =>
  division.startsWith('cast') ? 'cast' : 'models';

/** The section that a list is, or belongs to, and its division. */
export const partsOfList = (list: ListName): { section: Section; division: Division | undefined } =>
  isSection(list)
    ? { section: list, division: undefined }
    : { section: isOtherDivision(list) ? sectionOfOther(list) : DIVISIONS[list].section, division: list };

/** Whether divisions, by the ids of their categories, keep a talent out of every list. */
export const isHidden = (divisionCategoryIds: readonly number[]): boolean =>
  divisionCategoryIds.includes(HIDDEN_DIVISION_CATEGORY_ID);

/** The fields that decide a talent's lists. */
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

/** Every list of a talent; empty for an unlisted one. */
export const listsOf = (talent: Listable): ListName[] => LISTS.filter((list) => isListed(talent, list));
