import { each } from '@passarela/contract/each';
import { FACT_NAMES } from '@passarela/contract/facts';
import { GENDERS } from '@passarela/contract/people';
import { slugify } from '@passarela/contract/slug';
import type { Text } from '@passarela/contract/text';
import type { Media, Talent } from '../../platform/db/payload-types.ts';
import { localMinute, storedDay } from '../../platform/reference/agency-time.ts';
import { STATES } from '../../publishing/schedule/admin/air-message.ts';
import { FIELD_NAMES, NEVER_READ, type RosterField } from '../columns.ts';
import { factCell } from '../fact-cells.ts';
import { PHOTO_FIELDS, type PhotoField } from '../photo-files.ts';

type Language = 'pt' | 'en';
/** A photo of a talent: the path in the ZIP, and its stored file. */
type ExportedPhoto = { place: PhotoField; path: string; filename: string };

type Terms = (number | { name: Text })[] | null | undefined;
type Listed = 'categories' | 'divisions' | 'skills';
/** A talent as a sheet needs it: terms have at least their names. */
type Written = Omit<Talent, Listed | 'video'> & {
  [key in Listed]?: Terms;
} & { video?: { provider: keyof typeof ADDRESSES; file: string }[] | null | undefined };

const loaded = <T extends object>(list: (number | T)[] | null | undefined): T[] =>
  (list ?? []).filter((one): one is T => typeof one === 'object');

const dayOf = (stored: string | null | undefined): string => (stored ? storedDay(stored) : '');
const named = (list: Terms, language: Language): string =>
  loaded(list)
    .map(({ name }) => name[language])
    .join(', ');

/** The talent's photos in the order of the site, each named by folder, gallery and number. The pictures are loaded. */
export function photosOf(talent: Talent): ExportedPhoto[] {
  const folder = `fotos/${talent.id}-${slugify(talent.name) || 'talento'}`;
  const lists: Record<PhotoField, (number | Media)[]> = {
    cover: talent.cover ? [talent.cover] : [],
    book: talent.book ?? [],
    snap: talent.snap ?? [],
    compo: talent.compo ?? [],
  };
  return PHOTO_FIELDS.flatMap((place) =>
    loaded(lists[place]).flatMap(({ filename }, at) => {
      const extension = filename?.replace(/^.*\./, '.') ?? '';
      return filename
        ? [{ place, filename, path: `${folder}/${place}-${String(at + 1).padStart(2, '0')}${extension}` }]
        : [];
    }),
  );
}

const FIELDS = Object.keys(FIELD_NAMES).filter((name): name is RosterField =>
  Object.hasOwn(FIELD_NAMES, name),
);

const ADDRESSES = { youtube: 'https://youtu.be/', vimeo: 'https://vimeo.com/' };

/** The headings of the talents' sheet; a roster import knows all but the status and the last change. */
export const talentHeadings = (language: Language): string[] => [
  ...FIELDS.map((field) => FIELD_NAMES[field]?.[language] ?? field),
  ...Object.values(NEVER_READ).map((heading) => heading[language]),
];

/** The panel's own marks of where a talent came from: no code of the agency's. */
const OWN_CODE = /^(?:application|roster) /;

/** A talent's fields as a sheet has them, the agency's internal ones included; its terms are loaded. */
export function talentCells(
  talent: Written,
  photos: readonly ExportedPhoto[],
  language: Language,
): Partial<Record<RosterField, string>> {
  const pathsOf = (place: PhotoField) =>
    photos
      .filter((photo) => photo.place === place)
      .map(({ path }) => path)
      .join('; ');
  const stored: Readonly<Record<string, unknown>> = { ...talent.agency, ...talent };
  const cells: Record<string, string | null | undefined> = {
    ...each(FACT_NAMES, (name) => factCell(name, stored[name], language)),
    panel_id: String(talent.id),
    name: talent.name,
    external_id: OWN_CODE.test(talent.external_id ?? '') ? '' : talent.external_id,
    gender: GENDERS[talent.gender][language],
    birthdate: dayOf(talent.birthdate),
    categories: named(talent.categories, language),
    divisions: named(talent.divisions, language),
    skills: named(talent.skills, language),
    videos: (talent.video ?? []).map(({ provider, file }) => ADDRESSES[provider] + file).join(' '),
    biography: talent.biography?.pt,
    biography_en: talent.biography?.en,
    cover: pathsOf('cover'),
    book: pathsOf('book'),
    snap: pathsOf('snap'),
    compo: pathsOf('compo'),
  };
  return Object.fromEntries(FIELDS.map((field) => [field, cells[field] ?? '']));
}

/** A talent as a line of the sheet. */
export function talentRow(talent: Talent, photos: readonly ExportedPhoto[], language: Language): string[] {
  const cells = talentCells(talent, photos, language);
  const last = [STATES[talent.status][language], localMinute(talent.updatedAt)];
  return [...FIELDS.map((field) => cells[field] ?? ''), ...last];
}
