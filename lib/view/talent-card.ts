import { FACTS } from '@passarela/contract/facts';
import { slugOf } from '@passarela/contract/latin';
import { slugify } from '@passarela/contract/slug';
import { described } from '@/lib/domain/described';
import type { Focus } from '@/lib/domain/focus';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { measureLines } from '@/lib/domain/measures';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentRow } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { factText } from './facts';
import { mediaPicture, optimizedUrl } from './media';
import { USUAL_SIZE } from './photo-sizes';

/** A talent in the browser's favorites: card fields only, never a birthdate. */
export type FavoriteTalent = Pick<TalentRow, 'id' | 'name' | 'gender' | 'cover'> & {
  section: Section;
  slug?: string;
};

/**
 * The picture that a profile opens with, if the optimizer takes it: absolute URL, pixels unless it is 3 : 4, whether it
 * is the card's picture too. The data of a list name only what is unusual (scripts/budgets.ts).
 */
export type Opening = { source: string; width?: number; height?: number; isCover?: true };

/** A talent's card, ready to draw in a server component or in the browser. */
export type TalentCardView = {
  href: string;
  /** As staff describe the cover; without that it is a portrait of somebody. */
  alt?: string;
  /** The address of a cover that the optimizer does not take; any other is `favorite.cover`. */
  plainCover?: string;
  opening: Opening | null;
  focus: Focus | null;
  measures: { label: string; value: string }[];
  /** The first measure is no height. */
  isHeightUnknown?: true;
  favorite: FavoriteTalent;
};

export function openingOf({ opening, opensWithCover }: TalentRow): Opening | null {
  const source = optimizedUrl(opening?.file ?? null);
  if (!opening || source === null) return null;
  const { width, height } = opening;
  const isUsual = !width || !height || width * USUAL_SIZE.height === height * USUAL_SIZE.width;
  return { source, ...(!isUsual && { width, height }), ...(opensWithCover && { isCover: true }) };
}

const ownSlug = (name: string) => (slugify(name) === '' ? { slug: slugOf(name) } : {});

type Options = { lang: Lang; section: Section };

/** Makes the function that turns rows into cards of one list in one language. */
export async function talentCards({ lang, section }: Options) {
  return (row: TalentRow): TalentCardView => {
    const cover = optimizedUrl(row.cover);
    const plain = cover === null && mediaPicture(row.cover, []);
    const lines = measureLines(row.measures, row.gender);
    const alt = described(row.name, row.coverAlt?.[lang]);
    return {
      href: href('talent', { section, id: row.id, name: row.name }, lang),
      ...(alt !== null && { alt }),
      ...(plain && { plainCover: plain.src }),
      opening: openingOf(row),
      focus: row.coverFocus,
      measures: lines
        .slice(0, 5)
        .map((line) => ({ label: FACTS[line.key].label[lang], value: factText(line.key, line.value, lang) })),
      ...(lines[0]?.key !== 'height' && { isHeightUnknown: true }),
      favorite: { id: row.id, name: row.name, section, gender: row.gender, cover, ...ownSlug(row.name) },
    };
  };
}

/** {@link talentCards} with each talent in the own section. */
export async function ownCards(lang: Lang) {
  const toCard = {
    models: await talentCards({ lang, section: 'models' }),
    cast: await talentCards({ lang, section: 'cast' }),
  };
  return (row: TalentRow): TalentCardView => toCard[canonicalSection(row)](row);
}
