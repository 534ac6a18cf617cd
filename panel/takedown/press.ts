import { setTimeout as delay } from 'node:timers/promises';
import type { Endpoint, PayloadRequest } from 'payload';
import { idOf, notFound, requireEditor } from '../access/require.ts';
import type { Takedown } from '../db/payload-types.ts';
import { wakeWorker } from '../publishing/wake.ts';
import { filesOfMedium } from './files-of-medium.ts';
import { mediaIds } from './media-ids.ts';
import { noteTakedown } from './note.ts';
import { noteMedium } from './of-media.ts';
import { carryOut, planFor } from './plan.ts';
import { receiptOf } from './receipt.ts';

const WAIT_MS = 8_000;
const LOOK_EVERY_MS = 25;

/** Takes a talent off; one who is off already is taken off everywhere once more. */
async function takeTalent(req: PayloadRequest, id: number): Promise<void> {
  const { payload } = req;
  const talent = await payload.findByID({ collection: 'talents', id, depth: 0, disableErrors: true });
  if (!talent) throw notFound();
  if (talent.status === 'published') {
    await payload.update({
      collection: 'talents',
      id,
      data: { status: 'draft' },
      req,
      overrideAccess: false,
    });
    return;
  }
  const { cover, cover_web, book, snap, compo } = talent;
  const plan = await planFor(payload, mediaIds([cover, cover_web, book, snap, compo]));
  const subject = {
    subject: 'talents' as const,
    subject_id: id,
    tags: ['talents' as const, `talent:${id}` as const],
  };
  await noteTakedown(req, { cause: 'pressed', ...subject, files: plan.hidden, kept: plan.kept });
  await carryOut(plan);
}

async function takeMedium(req: PayloadRequest, id: number): Promise<void> {
  const { payload } = req;
  const medium = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true });
  if (!medium) throw notFound();
  if (medium.taken_down !== true) {
    await payload.update({ collection: 'media', id, data: { taken_down: true }, req, overrideAccess: false });
    return;
  }
  await noteMedium(req, { id, cause: 'pressed', files: filesOfMedium(medium) });
  await carryOut(await planFor(payload, [id]));
}

const TAKE = { talents: takeTalent, media: takeMedium };

/** The receipt, complete if every copy of the site answers in time. */
async function finished(req: PayloadRequest): Promise<Takedown> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const id = Number(req.context.takedown);
    const receipt = await req.payload.findByID({ collection: 'takedowns', id, depth: 0 });
    if (typeof receipt.told_at === 'number' || Date.now() > until) return receipt;
    await delay(LOOK_EVERY_MS);
  }
}

/** POST /cms-api/{talents|media}/{id}/take-down, for those who may edit: takes it off everywhere and gives the receipt. */
export const pressTakedown = (slug: keyof typeof TAKE): Endpoint => ({
  path: '/:id/take-down',
  method: 'post',
  handler: async (req) => {
    requireEditor(req);
    req.context.pressedAt = Date.now();
    await TAKE[slug](req, idOf(req));
    wakeWorker();
    return Response.json(receiptOf(await finished(req)));
  },
});
