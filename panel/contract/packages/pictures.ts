import { fileOf } from '../../catalogue/media/described.ts';
import type { Where } from 'payload';
import type { Media, Package, Talent } from '../../platform/db/payload-types.ts';

type Line = NonNullable<Package['talents']>[number];

/** The places of a talent's pictures, in the order in which a package shows them. */
const PLACES = ['cover', 'book', 'snap', 'compo'] as const;

/** Talents among these ids whose record names the picture: a package's other sixty are not read for its sake. */
export const withPicture = (ids: readonly number[], picture: number): Where => ({
  and: [{ id: { in: ids } }, { or: PLACES.map((place) => ({ [place]: { in: [picture] } })) }],
});

/** A client looks at a dozen photos of a talent, not at eighty. */
const WITHOUT_CHOICE = 12;

const idOf = (one: number | Media): number => (typeof one === 'object' ? one.id : one);

/**
 * The pictures of a talent that a package shows: the chosen ones that still are in the galleries and are not taken
 * down, in the chosen order; without a choice the cover, the book, and the digitals if they are wanted.
 */
export function picturesOf(talent: Talent, { photos }: Line, hasDigitals: boolean): Media[] {
  const lists = PLACES.map((place) =>
    [talent[place] ?? []]
      .flat()
      .filter((one): one is Media => typeof one === 'object' && one !== null && fileOf(one) !== null),
  );
  const [covers = [], books = [], snaps = []] = lists;
  const known = new Map(lists.flat().map((medium) => [medium.id, medium]));
  const chosen = (photos ?? []).flatMap((photo) => known.get(idOf(photo)) ?? []);
  if (chosen.length > 0) return chosen;
  const usual = [...covers, ...books.slice(0, WITHOUT_CHOICE), ...(hasDigitals ? snaps : [])];
  return [...new Map(usual.map((medium) => [medium.id, medium])).values()];
}
