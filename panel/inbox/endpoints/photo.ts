import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PHOTO_FIELDS } from '@passarela/contract';
import type { Endpoint } from 'payload';
import { webStream } from '../../contract/http/web-stream.ts';
import { env } from '../../env.ts';
import { applicationsFolder, isRandomName } from '../../photos/folders.ts';
import { photoFile } from '../../photos/keep.ts';
import { notePhotoView } from '../../retention/photo-views.ts';
import { idOf, notFound, requireInbox } from '../staff.ts';

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
    const path = `${applicationsFolder(env().PASSARELA_DATA)}/${application.photos}/${photoFile(number)}`;
    const found = await stat(path).catch(() => null);
    if (!found) throw notFound();
    // an age that is not known counts as a child's
    if (application.is_minor !== false && req.user) {
      await notePhotoView(req.payload, { staff: req.user.id, application: application.id, photo: number });
    }
    return new Response(webStream(createReadStream(path)), {
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
