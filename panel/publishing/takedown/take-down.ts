import type { PayloadRequest } from 'payload';
import { notFound } from '../../parts/access/require.ts';
import { findById } from '../../platform/db/find.ts';
import { filesOfMedium } from './files-of-medium.ts';
import { withdrawFromPackages } from './in-packages.ts';
import { isOff } from './is-off.ts';
import { mediaIds } from './media-ids.ts';
import { noteTakedown } from './note.ts';
import { noteMedium } from './of-media.ts';
import { visibilityOf } from './uses.ts';

/** Takes a talent off; one who is off already is taken off everywhere once more. */
async function takeDownTalent(req: PayloadRequest, id: number): Promise<void> {
  const talent = await findById(req, 'talents', id);
  if (!talent) throw notFound();
  // first: whatever fails below, no client sees the talent any more
  await withdrawFromPackages(req.payload, id);
  if (talent.status === 'published' && !talent.deletedAt) {
    const data = { status: 'draft' } as const;
    await req.payload.update({ collection: 'talents', id, data, req, overrideAccess: false });
    if (req.context.takedown !== undefined) return;
  }
  const { cover, cover_web, book, snap, compo } = talent;
  const { hidden, kept } = await visibilityOf(req, mediaIds([cover, cover_web, book, snap, compo]));
  await noteTakedown(req, {
    cause: 'pressed',
    subject: 'talents',
    subject_id: id,
    tags: [`talent:${id}`],
    files: hidden,
    kept,
  });
}

async function takeDownMedium(req: PayloadRequest, id: number): Promise<void> {
  const medium = await findById(req, 'media', id);
  if (!medium) throw notFound();
  if (!isOff(medium)) {
    const data = { taken_down: true };
    await req.payload.update({ collection: 'media', id, data, req, overrideAccess: false });
    return;
  }
  await noteMedium(req, { id, cause: 'pressed', files: filesOfMedium(medium) });
}

/** Takes a talent or a medium off the site, by collection; throws 404 if there is none. */
export const TAKE_DOWN = { talents: takeDownTalent, media: takeDownMedium };
