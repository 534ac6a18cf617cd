/** A picture with its size in pixels, as galleries carry it. */
export type Sized = { width: number | null; height: number | null };

const isLandscape = ({ width, height }: Sized) => width !== null && height !== null && width > height;

/**
 * Groups a gallery into the slides of a wide screen: a landscape picture fills a slide alone, portraits go two by
 * two, in their order (SPEC section 2, Talent profile). A picture of unknown size counts as portrait.
 */
export function pairPortraits<T extends Sized>(pictures: readonly T[]): T[][] {
  const slides: T[][] = [];
  let open: T[] | null = null;
  for (const picture of pictures) {
    if (isLandscape(picture)) {
      slides.push([picture]);
      open = null;
    } else if (open) {
      open.push(picture);
      open = null;
    } else {
      open = [picture];
      slides.push(open);
    }
  }
  return slides;
}
