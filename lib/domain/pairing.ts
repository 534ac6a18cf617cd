/** A picture with its size in pixels, as galleries carry it. */
type Sized = { width: number | null; height: number | null };

const isLandscape = ({ width, height }: Sized) => width !== null && height !== null && width > height;

/** Slides of a wide screen: landscapes alone, portraits and unknown sizes in pairs [S66.12-13]. */
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
