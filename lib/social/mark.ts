const MARK = 'M13.6 4h4.8L29 28h-7.2L16 9.5 10.2 28H3Z';

/** The agency's mark as a square SVG. */
export const markSvg = (sizePx: number, color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 32 32"><path fill="${color}" d="${MARK}"/></svg>`,
  );
