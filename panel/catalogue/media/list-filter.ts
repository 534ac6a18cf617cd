import type { BaseFilter, Where } from 'payload';
import { unusedMedia } from '../../publishing/takedown/unused.ts';

/** Pictures that nobody described for those who cannot see them. */
export const UNDESCRIBED: Where = {
  and: [
    { mimeType: { contains: 'image/' } },
    { or: [{ 'alt.pt': { exists: false } }, { 'alt.pt': { equals: '' } }] },
  ],
};

/** With `?unused=1` the list of files shows unused ones, which no condition of Payload's says; `?undescribed=1`. */
export const listFilter: BaseFilter = async ({ req }) => {
  if (req.query.undescribed === '1') return UNDESCRIBED;
  if (req.query.unused !== '1') return null;
  return { id: { in: (await unusedMedia(req.payload)).map(({ id }) => id) } };
};
