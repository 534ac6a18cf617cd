/** The width from which slides hold pairs. */
export const WIDE = '(min-width: 64em)';

/** The pictures on the screen: the first and the last of them, counted from 1. */
export type Visible = { first: number; last: number };

const ROUNDING_PX = 2;

/** The pictures in a slide of a paged track. */
export function visibleInSlide(track: HTMLElement, index: number): Visible {
  const counts = [...track.querySelectorAll('.swiper-slide')].map(
    (slide) => slide.querySelectorAll('img').length,
  );
  const before = counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  return { first: before + 1, last: before + (counts[index] ?? 1) };
}

/** The visible pictures of a scrolled track: the whole ones, else the one most of which is visible. */
export function visibleInScroll(track: HTMLElement): Visible {
  const { left, right } = track.getBoundingClientRect();
  const seen = [...track.querySelectorAll('img')].map((image) => {
    const box = image.getBoundingClientRect();
    return (Math.min(box.right, right) - Math.max(box.left, left) + ROUNDING_PX) / box.width;
  });
  const whole = seen.flatMap((share, at) => (share >= 1 ? [at + 1] : []));
  const most = seen.indexOf(Math.max(...seen)) + 1;
  return { first: whole[0] ?? most, last: whole.at(-1) ?? most };
}

/** Scrolls to a picture, counted from 1. */
export function scrollToPicture(track: HTMLElement, number: number) {
  const picture = track.querySelectorAll('img')[number - 1];
  if (!picture) return;
  const left = picture.getBoundingClientRect().left - track.getBoundingClientRect().left;
  track.scrollBy({ left });
}
