import { isDisplayed } from '@passarela/contract/facts';
import type { ImageObject, Person, ProfilePage } from 'schema-dts';
import { LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentProfile } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { href } from '@/lib/routes/href';
import { mediaUrl } from '@/lib/routes/media';
import { isMinor } from '../../domain/ages';
import { isoMoment } from '../../domain/dates';
import { agency } from './agency';

const PIXEL = 'E37';
const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: PIXEL }) as const;

const imageSchema = (
  file: string,
  { width, height }: { width: number | null; height: number | null },
): ImageObject => ({
  '@type': 'ImageObject',
  contentUrl: mediaUrl(file),
  url: mediaUrl(file),
  ...(width ? { width: pixels(width) } : {}),
  ...(height ? { height: pixels(height) } : {}),
});

const GENDER = { man: 'https://schema.org/Male', woman: 'https://schema.org/Female', other: null } as const;
const JOB = { models: 'Model', cast: 'Actor' } as const;
const NO_SIZE = { width: null, height: null };
const CENTIMETRE = 'CMT';

function personSchema(talent: TalentProfile, url: string, agencyName: string): Person {
  const { name, measures, cover } = talent;
  const nationality = isDisplayed('nationality', 'data') ? talent.nationality : null;
  const gender = GENDER[talent.gender];
  const height =
    isMinor(talent) || !isDisplayed('height', 'data') ? 0 : Number.parseInt(measures.height ?? '', 10);
  return {
    '@type': 'Person',
    name,
    url,
    jobTitle: JOB[canonicalSection(talent)],
    worksFor: agency(agencyName),
    ...(gender ? { gender } : {}),
    ...(nationality ? { nationality: { '@type': 'Country', name: nationality } } : {}),
    ...(cover ? { image: imageSchema(cover, NO_SIZE) } : {}),
    ...(height > 0 ? { height: { '@type': 'QuantitativeValue', value: height, unitCode: CENTIMETRE } } : {}),
  };
}

/** A talent, without birthdate; of minors nothing about the body. Videos lack a VideoObject's required fields. */
export function profileSchema(talent: TalentProfile, lang: Lang, agencyName: string): ProfilePage {
  const { id, name } = talent;
  const url = absolute(href('talent', { section: canonicalSection(talent), id, name }, lang));
  const modified = isoMoment(talent.updatedAt);
  const first = talent.book[0];
  return {
    '@type': 'ProfilePage',
    url,
    name,
    inLanguage: LANGUAGE_TAGS[lang],
    mainEntity: personSchema(talent, url, agencyName),
    ...(modified ? { dateModified: modified } : {}),
    ...(first ? { primaryImageOfPage: imageSchema(first.file, first) } : {}),
  };
}
