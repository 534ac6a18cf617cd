import type { Talent, TalentSummary } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import { isHidden } from '@passarela/contract/talent-lists';
import type { KeptBirth } from '../domain/ages.ts';
import type { TalentProfile, TalentRow } from '../domain/types.ts';

/** The fields of a card; nothing of a birthdate (DESIGN 5). */
export function trimRow(talent: TalentSummary): TalentRow {
  const { id, name, gender } = talent;
  return {
    id,
    name,
    gender,
    cover: talent.cover_web ?? talent.cover,
    measures: each(LISTED_MEASURES, (measure) => talent[measure]),
    categoryIds: talent.categories.map((category) => category.id),
    divisionIds: talent.divisions.map((division) => division.id),
    hidden: isHidden(talent.divisions.map((division) => division.id_category)),
    noindex: talent.noindex ?? false,
    updatedAt: talent.updated_at,
  };
}

/** What a last good answer holds instead of the birthdate (`withoutBirthdates`). */
type KeptFields = { birth_year?: number | null | undefined; minor?: boolean | null | undefined };

const withFile = <T extends { file: string | null }>(items: T[]) =>
  items.flatMap((item) => (item.file === null || item.file === '' ? [] : [{ ...item, file: item.file }]));

/** What a profile shows, with what only `getTalent` sees of the birth: the day, or of a last good answer the year. */
export type DatedProfile = Omit<TalentProfile, 'age'> & {
  birthdate: string | null;
  keptBirth: KeptBirth | null;
};

export function trimProfile(talent: Talent & KeptFields): DatedProfile {
  const { birthdate, birth_year, minor, weight, suit, shirt, nationality, biography, skills } = talent;
  return {
    ...trimRow(talent),
    birthdate,
    keptBirth: typeof birth_year === 'number' ? { year: birth_year, wasMinor: minor !== false } : null,
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
