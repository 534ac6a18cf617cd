import type { Media } from '../../db/payload-types.ts';

/** The path of a loaded picture or video under the storage base; null when there is none, or staff took it off. */
export const fileOf = (medium: number | Media | null | undefined): string | null =>
  typeof medium === 'object' && !medium?.taken_down ? (medium?.filename ?? null) : null;
