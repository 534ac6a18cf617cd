import { PHOTO_FIELDS } from '@passarela/contract';
import { webStream } from '@passarela/gate/web-stream';
import type { Endpoint } from 'payload';
import { idOf, notFound, requireInbox } from '../../access/require.ts';
import { refusalFor } from '../../errors/refusal.ts';
import { files } from '../../files/files.ts';
import { CLOSED } from '../../photos/closed.ts';
import { isRandomName } from '../../photos/folders.ts';
import { photoKey } from '../../photos/keep.ts';
import { openPhoto } from '../../photos/open.ts';
import { notePhotoView } from '../../retention/photo-views.ts';
import { env } from '../../settings/env.ts';

/** GET /cms-api/applications/{id}/photos/{1-4}: a photo of an application, for bookers and administrators only. */
export const photo: Endpoint = {
  path: '/:id/photos/:number',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const number = Number(req.routeParams?.number);
    if (!Number.isInteger(number) || number < 1 || number > PHOTO_FIELDS.length) throw notFound();
    const application = await req.payload.findByID({
      collection: 'applications',
      id: idOf(req),
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
    return new Response(webStream(found.stream), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Length': String(found.size),
        'Content-Disposition': `inline; filename="${application.reference}-${number}.jpg"`,
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
  },
};
