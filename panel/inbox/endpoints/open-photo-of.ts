import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS } from '@passarela/contract';
import { webStream } from '@passarela/gate/web-stream';
import { sql } from 'drizzle-orm';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { run } from '../../platform/db/client.ts';
import { PHOTO_VIEWS_STORED_MONTHS } from '../../platform/db/guards.ts';
import type { Opened } from '../../platform/encryption/encrypted-file.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { files } from '../../platform/files/files.ts';
import { CLOSED, isRandomName, openPhoto } from '../../platform/photos/folders.ts';
import { photoKey } from '../../platform/photos/keep.ts';
import { subMonths } from '../../platform/reference/agency-time.ts';
import { env } from '../../platform/settings/env.ts';

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

/** GET /cms-api/applications/{id}/photos/{1-4}: a photo of an application, for bookers and administrators only. */
export const photo: Endpoint = {
  path: '/:id/photos/:number',
  method: 'get',
  handler: async (req) => {
    const number = Number(req.routeParams?.number);
    const { stream, size, reference } = await openPhotoOf(req, number);
    return new Response(webStream(stream), {
      headers: {
        ...photoHeaders(size),
        'Content-Disposition': `inline; filename="${reference}-${number}.jpg"`,
      },
    });
  },
};

// the second of the four
const FACE = PHOTO_FIELDS.indexOf('image_2') + 1;
// three times the 56 px of the list, for dense screens
const WIDTH_PX = 168;
const HEIGHT_PX = 224;

/** GET /cms-api/applications/{id}/face: the face's photo, small, for the list; access as for the photo itself. */
export const face: Endpoint = {
  path: '/:id/face',
  method: 'get',
  handler: async (req) => {
    const { stream } = await openPhotoOf(req, FACE);
    const small = await sharp(await buffer(stream))
      .resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover', position: sharp.strategy.attention })
      .jpeg({ quality: 78 })
      .toBuffer();
    return new Response(new Uint8Array(small), { headers: photoHeaders(small.length) });
  },
};

/**
 * Opens photo `number` (1–4) of the request's application for bookers and administrators, and records it for a
 * minor; throws 403, 404 or 503 with its reason. The caller reads the stream, or destroys it.
 */
async function openPhotoOf(req: PayloadRequest, number: number): Promise<Opened & { reference: string }> {
  requireInbox(req);
  if (!Number.isInteger(number) || number < 1 || number > PHOTO_FIELDS.length) throw notFound();
  const application = await req.payload.findByID({
    collection: 'applications',
    id: idOf(req),
    trash: true,
    req,
    overrideAccess: false,
    disableErrors: true,
  });
  if (!application?.photos || !isRandomName(application.photos)) throw notFound();
  const found = await openPhoto(files(), photoKey(application.photos, number), env().PRIVATE_KEYS);
  if (found === 'gone') throw notFound();
  if (typeof found === 'string') throw refusalFor(req, CLOSED[found], 503);
  // an age that is not known counts as a child's
  if (application.is_minor !== false && req.user) {
    const view = { staff: req.user.id, application: application.id, photo: number };
    await notePhotoView(req.payload, view).catch((error: unknown) => {
      found.stream.destroy();
      throw error;
    });
  }
  return { ...found, reference: application.reference };
}

/** Headers of a photo that no cache and no other site may have. */
const photoHeaders = (size: number) => ({
  'Content-Type': 'image/jpeg',
  'Content-Length': String(size),
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
