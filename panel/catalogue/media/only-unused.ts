import type { BaseFilter } from 'payload';
import { unusedMedia } from '../../publishing/takedown/unused.ts';

/** With `?unused=1` the list of files shows unused ones: no condition of Payload's says that. */
export const onlyUnused: BaseFilter = async ({ req }) => {
  if (req.query.unused !== '1') return null;
  return { id: { in: (await unusedMedia(req.payload)).map(({ id }) => id) } };
};
