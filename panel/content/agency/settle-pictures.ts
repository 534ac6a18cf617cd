import type { GlobalAfterChangeHook } from 'payload';
import { noteMedium } from '../../publishing/takedown/of-media.ts';
import { mediaOfSiteText } from '../../publishing/takedown/site-texts.ts';
import { visibilityOf } from '../../publishing/takedown/uses.ts';

/** Takes pictures off the site that a save leaves out and nothing else uses. */
export const settlePictures: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (req.context.quiet === true) return;
  const now = mediaOfSiteText(doc);
  const left = mediaOfSiteText(previousDoc ?? {}).filter((id) => !now.includes(id));
  for (const id of new Set(left)) {
    const { hidden: files } = await visibilityOf(req, [id]);
    if (files.length > 0) await noteMedium(req, { id, cause: 'unpublished', files });
  }
};
