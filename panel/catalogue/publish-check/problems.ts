import { GUARDIAN } from '@passarela/contract/limits';
import { isHidden, type ListName, listsOf } from '@passarela/contract/talent-lists';
import { text } from '@passarela/contract/text';
import { divisionKey } from '../../platform/reference/categories.ts';
import { type Guarded, missingOf } from '../../platform/reference/minors.ts';

/** The fields of a talent that decide about publishing. Links are ids. */
export type Facts = {
  cover: unknown;
  cover_web: unknown;
  pictures: number;
  birthdate: string | null;
  agency: NonNullable<Guarded['agency']>;
  categoryIds: number[];
  divisionIds: number[];
  /** The ids of the divisions' categories. */
  divisionCategoryIds: number[];
};

/** The tab of facts that no site shows, a guardian’s among them. */
export const AGENCY_TAB = text('Só da agência', 'Agency only');

/** The fields that mend each problem. Only `minor` prevents publishing. */
export const PROBLEM_FIELDS = {
  minor: `agency.${GUARDIAN.name}`,
  birthdate: 'birthdate',
  photo: 'book',
  cover: 'cover',
  category: 'categories',
  hidden: 'divisions',
} as const;
export type Problem = keyof typeof PROBLEM_FIELDS;

export function check(facts: Facts, today: string): { problems: Problem[]; lists: ListName[] } {
  const hidden = isHidden(facts.divisionCategoryIds);
  const lists = listsOf({
    ...facts,
    hidden,
    divisions: facts.divisionIds.flatMap((id) => divisionKey(id) ?? []),
  });
  const found: [Problem, boolean][] = [
    ['minor', missingOf(facts, 'site', today).length > 0],
    ['birthdate', facts.birthdate === null],
    ['photo', facts.pictures === 0],
    ['cover', !facts.cover && !facts.cover_web],
    ['hidden', hidden],
    ['category', !hidden && lists.length === 0],
  ];
  return { problems: found.flatMap(([problem, is]) => (is ? [problem] : [])), lists };
}
