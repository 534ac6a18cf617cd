import { ageAt, certainAge, type StoredBirth } from '../domain/ages.ts';
import { publishable } from '../domain/body-measures.ts';
import type { Measures, TalentProfile, TalentRow } from '../domain/types.ts';
import { isColourId } from './answers/colour.ts';
import type { readProfile } from './answers/talent.ts';
import { type AttributeNames, NO_NAMES, namedDivision } from './attribute-names.ts';

/** A talent as the service sends it, in a profile and in a list. */
type OfProfile = NonNullable<ReturnType<typeof readProfile>>;
type OfRow = Omit<OfProfile, 'ofProfile'>;

const keptBirthOf = ({ birthYear, minor }: OfRow): StoredBirth | null =>
  birthYear === null ? null : { year: birthYear, wasMinor: minor };

const isNumber = (id: unknown) => typeof id === 'number';
const isText = (skill: unknown) => typeof skill === 'string';

const ageOf = (birthdate: string | null, storedBirth: StoredBirth | null, now: Date) =>
  storedBirth ? certainAge(storedBirth, now) : ageAt(birthdate, now);

/** The fields of cards and filters, with the age of `now`; no birthdate, and no body measures of minors. */
export const trimRow = (talent: OfRow, now: Date, names: AttributeNames): TalentRow =>
  publishable(wholeRow(talent, now, names));

function wholeRow(talent: OfRow, now: Date, names: AttributeNames): TalentRow {
  const colourOf = (kind: 'hair' | 'eyes', { [kind]: colour }: Measures) =>
    colour !== null && isColourId(colour) ? (names.colours[kind].get(colour) ?? null) : colour;
  const { birthdate, birthYear: _, minor: __, skills, divisionNames, ...row } = talent;
  // Without a list of divisions the names in the rows count.
  const byName = names.divisions.size === 0 ? divisionNames.flatMap((name) => namedDivision(name) ?? []) : [];
  const byId = row.divisionIds.flatMap((id) => names.divisions.get(id) ?? []);
  return {
    ...row,
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
export function trimProfile({ ofProfile, ...talent }: OfProfile) {
  const { age: _, ...row } = wholeRow(talent, new Date(), NO_NAMES);
  const skills = talent.skills.filter(isText);
  return { ...row, ...ofProfile, skills, birthdate: talent.birthdate, storedBirth: keptBirthOf(talent) };
}

/** A profile that may leave the site, as of `now`: caches of any build pass through here. */
export function profileAt(
  { birthdate, storedBirth, ...profile }: ReturnType<typeof trimProfile>,
  now: Date,
): TalentProfile {
  return publishable({ ...profile, age: ageOf(birthdate, storedBirth, now) });
}
