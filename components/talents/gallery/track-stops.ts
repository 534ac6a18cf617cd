/** Where slides hold pairs. */
export const WIDE = '(min-width: 1024px)';

/** How many pictures each stop of the track shows: pairs on a wide screen, one by one on a phone. */
export function stops(track: HTMLElement): number[] {
  const slides = [...track.querySelectorAll('.swiper-slide')].map(
    (slide) => slide.querySelectorAll('img').length,
  );
  return window.matchMedia(WIDE).matches ? slides : slides.flatMap((count) => Array<number>(count).fill(1));
}

/** How many pictures stand before a stop. */
export const before = (counts: number[], index: number) =>
  counts.slice(0, index).reduce((sum, count) => sum + count, 0);
