import type { Mark } from '@passarela/contract/mark';

export const MARK: Mark = {
  viewBox: '0 0 32 32',
  shapes: '<path d="M13.6 4h4.8L29 28h-7.2L16 9.5 10.2 28H3Z"/>',
};

/** A mark as an SVG of one colour, `sizePx` at its longer side. */
export const markSvg = ({ viewBox, shapes }: Mark, sizePx: number, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${viewBox}" fill="${color}">${shapes}</svg>`;
