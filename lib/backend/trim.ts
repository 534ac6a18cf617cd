import { each } from '@passarela/contract/each';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import { ageAt, certainAge, type StoredBirth } from '../domain/ages.ts';
import { publishable } from '../domain/body-measures.ts';
import type { Measures, TalentProfile, TalentRow } from '../domain/types.ts';
import { isColourId, type readProfile, type TalentAnswer } from './answers/talent.ts';
import { type AttributeNames, NO_NAMES, namedDivision } from './attribute-names.ts';

const keptBirthOf = ({ birthYear, minor }: TalentAnswer): StoredBirth | null =>
  birthYear === null ? null : { year: birthYear, wasMinor: minor };

const isNumber = (id: unknown) => typeof id === 'number';
const isText = (skill: unknown) => typeof skill === 'string';

const ageOf = (birthdate: string | null, storedBirth: StoredBirth | null, now: Date) =>
  storedBirth ? certainAge(storedBirth, now) : ageAt(birthdate, now);

/** The fields of cards and filters, with the age of `now`; no birthdate, and no body measures of minors. */
export const trimRow = (talent: TalentAnswer, now: Date, names: AttributeNames): TalentRow =>
  publishable(wholeRow(talent, now, names));

function wholeRow(talent: TalentAnswer, now: Date, names: AttributeNames): TalentRow {
  const colourOf = (kind: 'hair' | 'eyes', { [kind]: colour }: Measures) =>
    colour !== null && isColourId(colour) ? (names.colours[kind].get(colour) ?? null) : colour;
  const { birthdate, birthYear: _, minor: __, skills, divisions, ...row } = talent;
  const { ids, hidden } = divisions;
  // Without a list of divisions the names in the rows count.
  const byName =
    names.divisions.size === 0 ? divisions.names.flatMap((name) => namedDivision(name) ?? []) : [];
  const byId = ids.flatMap((id) => names.divisions.get(id) ?? []);
  return {
    ...row,
    hidden,
    divisionIds: ids,
    measures: { ...row.measures, hair: colourOf('hair', row.measures), eyes: colourOf('eyes', row.measures) },
    divisions: [...new Set([...byId, ...byName])],
    skillIds: skills.filter(isNumber),
    age: ageOf(birthdate, keptBirthOf(talent), now),
  };
}

/**
 * A profile as the site caches it, with the known part of the birth: the day, or in a last good answer the year. It
 * stands in no list, and has its colours by number from its row of the list (talent.ts).
 */
export function trimProfile({ ofProfile, ...talent }: NonNullable<ReturnType<typeof readProfile>>) {
  const { age: _, ...row } = wholeRow(talent, new Date(), NO_NAMES);
  const skills = talent.skills.filter(isText);
  return { ...row, ...ofProfile, skills, birthdate: talent.birthdate, storedBirth: keptBirthOf(talent) };
}

/**
 * A profile that may leave the site, as of `now`: caches of any build pass through here. Its row of the list fills what
 * it lacks, and says too whether it is hidden or of a minor: some services write less in one.
 */
export function publishableProfile(
  { birthdate, storedBirth, ...profile }: ReturnType<typeof trimProfile>,
  now: Date,
  row?: TalentRow,
): TalentProfile {
  return publishable({
    ...profile,
    age: ageOf(birthdate, storedBirth, now) ?? row?.age ?? null,
    ...(row && {
      ...(profile.cover === null && { cover: row.cover, coverFocus: row.coverFocus, coverAlt: row.coverAlt }),
      gender: profile.gender === 'other' ? row.gender : profile.gender,
      measures: each(LISTED_MEASURES, (name) => profile.measures[name] ?? row.measures[name]),
      categoryIds: profile.categoryIds.length > 0 ? profile.categoryIds : row.categoryIds,
      hidden: profile.hidden || row.hidden,
    }),
  });
}
