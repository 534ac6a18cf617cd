import { each } from '@passarela/contract/each';
import type { FactName } from '@passarela/contract/facts';
import { isRecord } from '@passarela/contract/is-record';
import { isMeasure, LISTED_MEASURES, PROFILE_FACTS } from '@passarela/contract/measures';
import type { TalentRow } from '../../domain/types.ts';
import { parseNumber } from '../../domain/whole-number.ts';
import { readColour } from './colour.ts';
import { readDay } from './days.ts';
import { readCategoryIds, readDivisions } from './divisions.ts';
import { readOne } from './envelope.ts';
import { readFocus, readLocalized } from './focus.ts';
import { readFile, readGallery, readItem, readVideos } from './gallery.ts';
import { readGender } from './gender.ts';
import { readFieldEntries } from './lists.ts';
import { readMeasureText } from './measure.ts';
import type { ReadRow } from './row.ts';
import { readFlag, readName, readText, readWhole } from './scalars.ts';

/** A row as a service sends it: what becomes of it depends on the day and on the service's attributes (trim.ts). */
type TalentAnswer = Omit<TalentRow, 'age' | 'divisions' | 'skillIds'> & {
  birthdate: string | null;
  /** In a last good answer: the year instead of the birthdate. */
  birthYear: number | null;
  minor: boolean;
  divisionNames: string[];
  /** Ids in a list, texts in a profile. */
  skills: (number | string)[];
};

const factsOf = <Name extends FactName>(names: readonly Name[], row: Record<string, unknown>) =>
  each(names, (name: FactName) => {
    if (isMeasure(name)) return readMeasureText(name, row[name]);
    return name === 'eyes' || name === 'hair' ? readColour(name, row[name]) : readText(row[name]);
  });

const skillOf = (value: unknown): number | string | null =>
  isRecord(value) ? readText(value) : (readWhole(value) ?? readText(value));

/** The id of a talent in addresses: a whole number from 1, as number or text. */
export const readTalentId = (value: unknown): number | null => parseNumber(String(readWhole(value) ?? ''));

/** Reads a talent; every field but id and name may be missing, of another type, or broken (docs/services.md). */
export function readTalent(value: unknown): ReadRow<TalentAnswer> {
  const row = isRecord(value) ? value : {};
  const id = readTalentId(row.id);
  const name = readName(row.name);
  if (id === null || name === '') {
    return { missing: [...(id === null ? ['id'] : []), ...(name === '' ? ['name'] : [])] };
  }
  return {
    value: {
      id,
      name,
      gender: readGender(row.gender),
      birthdate: readDay(row.birthdate),
      birthYear: readWhole(row.birth_year),
      minor: readFlag(row.minor) ?? true,
      cover: readFile(row.cover_web) ?? readFile(row.cover),
      coverFocus: readFocus(row.cover_focus),
      coverAlt: readLocalized(row.cover_alt),
      measures: factsOf(LISTED_MEASURES, row),
      categoryIds: readCategoryIds(row.categories),
      ...readDivisions(row.divisions),
      noindex: readFlag(row.noindex) ?? false,
      skills: readFieldEntries(row.skills).flatMap((skill) => skillOf(skill) ?? []),
      opening: readItem(row.opening),
      updatedAt: readText(row.updated_at),
    },
  };
}

const ofProfile = (row: Record<string, unknown>) => ({
  ...factsOf(PROFILE_FACTS, row),
  biography: readText(row.biography),
  fullCover: readFile(row.cover),
  book: readGallery(row.book),
  snap: readGallery(row.snap),
  compo: readGallery(row.compo),
  video: readVideos(row.video),
  downloads: readFlag(row.downloads),
});

/** Reads the profile of a requested talent; null for an answer without one, or about somebody else. */
export function readProfile(
  body: unknown,
  id: number | null,
): (TalentAnswer & { ofProfile: ReturnType<typeof ofProfile> }) | null {
  const row = readOne(body, 'name');
  const read = readTalent({ ...row, id: row?.id ?? id });
  if (row === null || 'missing' in read) return null;
  return id === null || read.value.id === id ? { ...read.value, ofProfile: ofProfile(row) } : null;
}
