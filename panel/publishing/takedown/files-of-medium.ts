import type { Media } from '../../platform/db/payload-types.ts';

/** Every file of a stored picture or video under /media: itself and its smaller sizes. */
export const filesOfMedium = ({ filename, sizes }: Pick<Media, 'filename' | 'sizes'>): string[] => [
  ...new Set(
    [filename, sizes?.thumb?.filename, sizes?.web?.filename].filter((name) => typeof name === 'string'),
  ),
];
