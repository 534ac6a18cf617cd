import { sql } from 'drizzle-orm';
import { createLocalReq, type DataFromCollectionSlug, type Payload } from 'payload';
import { run } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import { store } from '../queue/queue.ts';
import { mediaIds } from '../takedown/media-ids.ts';
import { noteTakedown } from '../takedown/note.ts';
import { PICTURE_USES, type Shows } from '../takedown/picture-uses.ts';
import { visibilityOf } from '../takedown/uses.ts';
import type { DueEvent } from './events.ts';

/** Repeats a save's effects at `now` (ms): receipt, tags. After a crash it runs again, which is harmless. */
export async function comeDue(payload: Payload, event: DueEvent, now: number): Promise<void> {
  await carryOutFor(payload, event.place, event, now);
}

async function carryOutFor<Slug extends DueEvent['place']>(
  payload: Payload,
  place: Slug,
  { id, what, at }: DueEvent,
  now: number,
): Promise<void> {
  const doc: DataFromCollectionSlug<Slug> | null = await findById(payload, place, id);
  if (!doc) return;
  const { pictures, isPublic, tags }: Shows<DataFromCollectionSlug<Slug>> = PICTURE_USES[place];
  const isDisplayed = isPublic(doc, now);
  const leaves = !isDisplayed && what === 'leaves' && isPublic(doc, Date.parse(at) - 1);
  if (!isDisplayed && !leaves) return;
  if (isDisplayed && place === 'talents') {
    await run(payload, sql`UPDATE talents SET was_public = TRUE WHERE id = ${id}`);
  }
  if (leaves) {
    const { hidden: files, kept } = await visibilityOf(payload, mediaIds(pictures(doc)), { now });
    const subject = { subject: place, subject_id: id, tags: tags(doc) };
    await noteTakedown(await createLocalReq({}, payload), {
      cause: 'unpublished',
      ...subject,
      files,
      kept,
    });
  }
  await store({ payload }, tags(doc));
}
