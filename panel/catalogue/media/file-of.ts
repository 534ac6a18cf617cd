import type { Media } from '../../platform/db/payload-types.ts';
import { isOff } from '../../publishing/takedown/is-off.ts';

/** The path of a loaded file under the storage base; null without one, or if it is taken down or in the trash. */
export const fileOf = (medium: number | Media | null | undefined): string | null =>
  typeof medium === 'object' && medium && !isOff(medium) ? (medium.filename ?? null) : null;
