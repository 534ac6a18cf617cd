import type { Payload } from 'payload';
import { clientOf } from '../db/client.ts';
import { PHOTO_VIEWS_KEPT } from '../db/guards.ts';

/** Notes that somebody of the staff opened a photo of a minor; throws when that cannot be noted. Ids only. */
export async function notePhotoView(
  payload: Payload,
  view: { staff: number; application: number; photo: number },
): Promise<void> {
  await payload.db.create({ collection: 'photo-views', data: view });
}

/** Takes away the lines that were kept long enough: younger ones the database itself refuses to let go. */
export async function deleteOldPhotoViews(payload: Payload): Promise<void> {
  await clientOf(payload).execute({
    sql: "DELETE FROM photo_views WHERE created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?)",
    args: [PHOTO_VIEWS_KEPT],
  });
}
