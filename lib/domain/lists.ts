import {
  DIVISION_NAMES,
  type Division,
  isOtherDivision,
  isSection,
  type ListName,
  type Section,
} from '@passarela/contract/talent-lists';

export {
  DIVISION_NAMES,
  DIVISIONS,
  type Division,
  isDivisionSlug,
  isOtherDivision,
  isSection,
  LISTS,
  type ListName,
  type NamedDivision,
  type OtherDivision,
  otherDivision,
  partsOfList,
  partsOfOther,
  type Section,
} from '@passarela/contract/talent-lists';

export const otherSection = (section: Section): Section => (section === 'models' ? 'cast' : 'models');

export type GenderFilter = 'all' | 'man' | 'woman';

export const isGenderFilter = (value: string): value is GenderFilter =>
  value === 'all' || value === 'man' || value === 'woman';

const isDivision = (value: string): value is Division =>
  DIVISION_NAMES.some((name) => name === value) || isOtherDivision(value);
export const isListName = (value: string): value is ListName => isSection(value) || isDivision(value);
