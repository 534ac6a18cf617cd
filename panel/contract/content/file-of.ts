import type { Media } from '../../db/payload-types.ts';
import { isOff } from '../../takedown/is-off.ts';

/** The path of a loaded picture or video under the storage base; null when there is none, or staff took it off or moved it to the trash. */
export const fileOf = (medium: number | Media | null | undefined): string | null =>
  typeof medium === 'object' && medium && !isOff(medium) ? (medium.filename ?? null) : null;
