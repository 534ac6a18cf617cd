import type { GlobalAfterChangeHook } from 'payload';
import { findAll } from '../../platform/db/find.ts';
import { filesOfMedium } from '../../publishing/takedown/files-of-medium.ts';
import { noteMedium } from '../../publishing/takedown/of-media.ts';
import { carryOut, planFor } from '../../publishing/takedown/plan.ts';
import { mediaOfSiteText } from '../../publishing/takedown/site-texts.ts';

/** Shows the pictures that a save brings in, and takes those off the site that it leaves out and nothing else uses. */
export const settlePictures: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, now] = [mediaOfSiteText(previousDoc ?? {}), mediaOfSiteText(doc)];
  const plan = await planFor(req, [...new Set([...before, ...now])]);
  if (req.context.quiet !== true && plan.newlyHidden.length > 0) {
    for (const medium of await findAll(req, 'media', { id: { in: before } })) {
      const files = filesOfMedium(medium).filter((file) => plan.newlyHidden.includes(file));
      if (files.length > 0) await noteMedium(req, { id: medium.id, cause: 'unpublished', files });
    }
  }
  await carryOut(plan);
};
