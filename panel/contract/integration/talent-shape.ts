import type { Language, Talent } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { FACTS } from '@passarela/contract/facts';
import { isMinorOn } from '@passarela/contract/limits';
import { PUBLIC_FACTS, withoutBody } from '@passarela/contract/measures';
import { altOf, described, fileOf } from '../../catalogue/media/described.ts';
import type { Media, Talent as StoredTalent } from '../../platform/db/payload-types.ts';
import { countryName } from '../../platform/reference/countries.ts';

// Payload gives null for trashed entries
const objects = <T extends object>(list: (number | T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T => typeof item === 'object' && item !== null);

const sized = (medium: Media) => ({
  file: fileOf(medium),
  width: medium.width ?? null,
  height: medium.height ?? null,
});

const pictures = (list: (number | Media)[] | null | undefined): Talent['book'] =>
  objects(list).map((medium) => ({ ...sized(medium), alt: altOf(medium.alt) }));

/** The first public picture of these galleries, as the list says it (`talents.ts`). */
const openingOf = ({ book, snap, compo }: StoredTalent): Talent['opening'] =>
  [book, snap, compo]
    .flatMap(objects)
    .map(sized)
    .find(({ file }) => file) ?? null;

/** A stored talent, its pictures and links loaded, in the contract's shape. */
export function toContract(talent: StoredTalent, language: Language): Talent {
  const web = fileOf(talent.cover_web) ? talent.cover_web : talent.cover;
  const { focus, alt } = described(web);
  const cover = fileOf(talent.cover) && typeof talent.cover === 'object' ? talent.cover : null;
  return {
    id: talent.id,
    name: talent.name,
    gender: talent.gender,
    birthdate: talent.birthdate?.slice(0, 10) ?? null,
    cover: fileOf(cover),
    cover_web: fileOf(talent.cover_web) ?? cover?.sizes?.web?.filename ?? fileOf(cover),
    cover_focus: focus,
    cover_alt: alt,
    ...each(PUBLIC_FACTS, (name) => {
      const stored = talent[name] || null;
      return stored && FACTS[name].kind === 'country' ? countryName(stored, language) : stored;
    }),
    biography: talent.biography?.[language] || talent.biography?.pt || null,
    skills: objects(talent.skills).map(({ name }) => name[language]),
    noindex: talent.noindex ?? false,
    categories: objects(talent.categories).map(({ id }) => ({ id })),
    divisions: objects(talent.divisions).map(({ id, category }) => ({
      id,
      id_category: typeof category === 'object' ? category.id : category,
    })),
    opening: openingOf(talent),
    book: pictures(talent.book),
    snap: pictures(talent.snap),
    compo: pictures(talent.compo),
    video: (talent.video ?? []).map(({ file, provider, width, height }) => ({
      file,
      provider,
      width: width ?? null,
      height: height ?? null,
    })),
    updated_at: talent.updatedAt,
  };
}

/** A talent as sent: no body measures under 18 on `day`, nor without a birthdate. */
export function sendable<T extends { birthdate: string | null }>(talent: T, day: string): T {
  const { birthdate } = talent;
  if (birthdate !== null && !isMinorOn(birthdate, day)) return talent;
  return withoutBody(talent);
}
