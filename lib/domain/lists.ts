import {
  DIVISION_NAMES,
  type Division,
  isSection,
  type ListName,
  type Section,
} from '@passarela/contract/talent-lists';

export {
  DIVISION_NAMES,
  DIVISIONS,
  type Division,
  isSection,
  LISTS,
  type ListName,
  partsOfList,
  type Section,
} from '@passarela/contract/talent-lists';

export const otherSection = (section: Section): Section => (section === 'models' ? 'cast' : 'models');

export type GenderFilter = 'all' | 'man' | 'woman';

export const isGenderFilter = (value: string): value is GenderFilter =>
  value === 'all' || value === 'man' || value === 'woman';

const isDivision = (value: string): value is Division => DIVISION_NAMES.some((name) => name === value);
export const isListName = (value: string): value is ListName => isSection(value) || isDivision(value);
