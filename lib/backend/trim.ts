import type { Talent, TalentSummary } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import { isHidden } from '@passarela/contract/talent-lists';
import { z } from 'zod';
import { ageAt, certainAge, type KeptBirth } from '../domain/ages.ts';
import { publishable } from '../domain/body-measures.ts';
import type { TalentProfile, TalentRow } from '../domain/types.ts';

/** What a last good answer holds instead of the birthdate (`withoutBirthdates`). */
export const keptFields = {
  birth_year: z.number().int().nullish(),
  minor: z.boolean().nullish(),
};
type KeptFields = { birth_year?: number | null | undefined; minor?: boolean | null | undefined };

const keptBirthOf = ({ birth_year, minor }: KeptFields): KeptBirth | null =>
  typeof birth_year === 'number' ? { year: birth_year, wasMinor: minor !== false } : null;

const isNumber = (id: unknown) => typeof id === 'number';

/** A list names skills by id, a profile by their texts. */
type Listed = Omit<TalentSummary, 'skills'> &
  KeptFields & { skills?: readonly (number | string)[] | undefined };

const ageOf = (birthdate: string | null, keptBirth: KeptBirth | null, now: Date) =>
  keptBirth ? certainAge(keptBirth, now) : ageAt(birthdate, now);

/** The fields of a card and of the filters, with the age of `now`; nothing of a birthdate, of minors no body measure. */
export const trimRow = (talent: Listed, now: Date): TalentRow => publishable(wholeRow(talent, now));

function wholeRow(talent: Listed, now: Date): TalentRow {
  const { id, name, gender, birthdate, skills = [] } = talent;
  return {
    id,
    name,
    gender,
    cover: talent.cover_web ?? talent.cover,
    opening: talent.opening ?? null,
    measures: each(LISTED_MEASURES, (measure) => talent[measure]),
    categoryIds: talent.categories.map((category) => category.id),
    divisionIds: talent.divisions.map((division) => division.id),
    skillIds: skills.filter(isNumber),
    age: ageOf(birthdate, keptBirthOf(talent), now),
    hidden: isHidden(talent.divisions.map((division) => division.id_category)),
    noindex: talent.noindex ?? false,
    updatedAt: talent.updated_at,
  };
}

const withFile = <T extends { file: string | null }>(items: T[]) =>
  items.flatMap((item) => (item.file === null || item.file === '' ? [] : [{ ...item, file: item.file }]));

/** A profile as the site caches it, with what of the birth is known: the day, or of a last good answer the year. */
export type DatedProfile = Omit<TalentProfile, 'age'> & {
  birthdate: string | null;
  keptBirth: KeptBirth | null;
};

export function trimProfile(talent: Talent & KeptFields): DatedProfile {
  const { birthdate, weight, suit, shirt, nationality, biography, skills } = talent;
  const { age: _, ...row } = wholeRow(talent, new Date());
  return {
    ...row,
    birthdate,
    keptBirth: keptBirthOf(talent),
    weight,
    suit,
    shirt,
    nationality,
    biography,
    skills,
    book: withFile(talent.book),
    snap: withFile(talent.snap),
    compo: withFile(talent.compo),
    video: withFile(talent.video),
    downloads: talent.downloads ?? null,
  };
}

/** A profile that may leave the site, as of `now`: caches of any build pass through here. */
export function profileAt({ birthdate, keptBirth, ...profile }: DatedProfile, now: Date): TalentProfile {
  return publishable({ ...profile, age: ageOf(birthdate, keptBirth, now) });
}
