import { each } from '@passarela/contract/each';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import { publishable } from '../domain/body-measures.ts';
import type { TalentProfile, TalentRow } from '../domain/types.ts';

/** A profile whose missing fields, and hidden or minor state, come from the list: some services write less in one. */
export function fillProfile(profile: TalentProfile, row: TalentRow | undefined): TalentProfile {
  if (row === undefined) return profile;
  return publishable({
    ...profile,
    age: profile.age ?? row.age,
    ...(profile.cover === null
      ? { cover: row.cover, coverFocus: row.coverFocus, coverAlt: row.coverAlt }
      : undefined),
    gender: profile.gender === 'other' ? row.gender : profile.gender,
    measures: each(LISTED_MEASURES, (name) => profile.measures[name] ?? row.measures[name]),
    categoryIds: profile.categoryIds.length > 0 ? profile.categoryIds : row.categoryIds,
    hidden: profile.hidden || row.hidden,
  });
}
