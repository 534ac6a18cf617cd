import { setTimeout as delay } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import {
  idOf,
  notFound,
  refuseUnguardedTo,
  requireEditor,
  requireInbox,
} from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { ui } from '../../parts/fields/basic.ts';
import { findById } from '../../platform/db/find.ts';
import type { Takedown } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { wakeWorker } from '../queue/job.ts';
import { returnToPackages, withdrawFromPackages } from './in-packages.ts';
import { filesOfMedium, isOff, mediaIds } from './media-of.ts';
import { withNames } from './names.ts';
import { noteMedium, noteTakedown } from './note.ts';
import { receiptOf } from './receipt.ts';
import { PICTURE_USES, visibilityOf } from './uses.ts';

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
  const { hidden, kept } = await visibilityOf(req, mediaIds(PICTURE_USES.talents.pictures(talent)));
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

const WAIT_MS = 8_000;
const LOOK_EVERY_MS = 25;

/** The receipt, complete if every site answers in time. */
async function finished(req: PayloadRequest): Promise<Takedown> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const id = Number(req.context.takedown);
    const receipt = await req.payload.findByID({ collection: 'takedowns', id, depth: 0 });
    if (typeof receipt.told_at === 'number' || Date.now() > until) return receipt;
    await delay(LOOK_EVERY_MS);
  }
}

/** POST /cms-api/{talents|media}/{id}/take-down, editors: takes it off everywhere and gives the receipt. */
export const takedownEndpoint = (slug: keyof typeof TAKE_DOWN) =>
  post('/:id/take-down', async (req) => {
    requireEditor(req);
    req.context.requestedAt = Date.now();
    await TAKE_DOWN[slug](req, idOf(req));
    wakeWorker();
    return Response.json(
      await withNames(req.payload, receiptOf(await finished(req)), req.user, languageOf(req.i18n)),
    );
  });

/**
 * POST /cms-api/talents/{id}/show-again, for those who send packages: open packages show the talent again; no minor
 * without a guardian; 404 if there is no such talent.
 */
export const showAgainEndpoint = post('/:id/show-again', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  if (!(await findById(req, 'talents', id))) throw notFound();
  await refuseUnguardedTo(req, [id]);
  const packages = await returnToPackages(req.payload, id, Date.now());
  const fields = ['shown_to_client'];
  for (const entry of packages) await noteAct(req, { act: 'save', subject: 'packages', entry, fields });
  await noteAct(req, { act: 'save', subject: 'talents', entry: id, fields });
  return Response.json({ packages: packages.length });
});

/** The button that takes a talent or a file off the site, beside its form. */
export const takeDownField = ui('take_down', '/publishing/takedown/admin/take-down.tsx#TakeDown', {
  position: 'sidebar',
  disableListColumn: true,
});
