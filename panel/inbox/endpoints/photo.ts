import { webStream } from '@passarela/gate/web-stream';
import type { Endpoint } from 'payload';
import { openPhotoOf, photoHeaders } from './open-photo-of.ts';

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
