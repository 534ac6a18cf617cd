import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { noteAct } from '../../parts/audit/note.ts';
import { run } from '../../platform/db/client.ts';
import { PHOTO_VIEWS_STORED_MONTHS } from '../../platform/db/guards.ts';
import { subMonths } from '../../platform/reference/sub-months.ts';

/** Records which member of staff opened a photo of a minor; throws if it cannot. Ids only. */
export async function notePhotoView(
  payload: Payload,
  view: { staff: number; application: number; photo: number },
): Promise<void> {
  await payload.db.create({ collection: 'photo-views', data: view });
  const { staff: person, application: entry } = view;
  await noteAct(payload, { act: 'photo', subject: 'applications', entry, person });
}

/** Deletes expired lines: triggers refuse the deletion of younger ones. */
export async function deleteOldPhotoViews(payload: Payload): Promise<void> {
  const before = subMonths(Date.now(), PHOTO_VIEWS_STORED_MONTHS).toISOString();
  await run(payload, sql`DELETE FROM photo_views WHERE created_at <= ${before}`);
}
