/** The optimizer's widths in pixels, one list for next.config.ts and for every srcset. */
export const CARD_WIDTHS_PX = [180, 260, 390, 640] as const;
export const WIDE_WIDTHS_PX = [390, 640, 828, 1080, 1440, 1920, 2560] as const;
export const IMAGE_QUALITY = 72;

export type Picture = { src: string; srcSet: string };

/** Address of a public picture in one width, served by the site's own image optimizer. */
export const imageUrl = (source: string, widthPx: number) =>
  `/_next/image?url=${encodeURIComponent(source)}&w=${widthPx}&q=${IMAGE_QUALITY}`;

/**
 * `src` and `srcset` of a public picture. `source` is an absolute URL under the storage base; `widths` come from
 * the lists above, ascending.
 */
export function picture(source: string, widths: readonly number[]): Picture {
  const largest = widths.at(-1) ?? WIDE_WIDTHS_PX[0];
  return {
    src: imageUrl(source, largest),
    srcSet: widths.map((width) => `${imageUrl(source, width)} ${width}w`).join(', '),
  };
}
