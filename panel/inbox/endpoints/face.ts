import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS } from '@passarela/contract';
import type { Endpoint } from 'payload';
import sharp from 'sharp';
import { openPhotoOf, photoHeaders } from './open-photo-of.ts';

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
