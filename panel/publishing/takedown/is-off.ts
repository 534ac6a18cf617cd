import type { Media } from '../../platform/db/payload-types.ts';

/** Whether staff took a picture or video off everything: taken down, or in the trash. */
export const isOff = ({ taken_down, deletedAt }: Pick<Media, 'taken_down' | 'deletedAt'>): boolean =>
  taken_down === true || Boolean(deletedAt);
