import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { idOf, notFound, requireEditor } from '../../access/require.ts';
import { files } from '../../files/files.ts';
import { MEDIA } from '../../files/keys.ts';
import { post } from '../../http/post.ts';

const QUARTER = 90;
const MIDDLE = 50;

/** POST /cms-api/media/{id}/turn, editors: a quarter to the right, under a new name, as every change of a file's bytes. */
export const turn = post('/:id/turn', async (req) => {
  requireEditor(req);
  const id = idOf(req);
  const medium = await req.payload.findByID({ collection: 'media', id, depth: 0, req, disableErrors: true });
  if (!medium?.filename || !medium.mimeType?.startsWith('image/')) throw notFound();
  const found = await files().get(`${MEDIA}${medium.filename}`);
  if (!found) throw notFound();
  const data = await sharp(await buffer(found.stream), { animated: false })
    .rotate(QUARTER)
    .toBuffer();
  const name = medium.filename.replace(/-[0-9a-f]{10}(?:-\d+)?(?=\.\w+$)/, '');
  const { focalX, focalY } = medium;
  const turned = await req.payload.update({
    collection: 'media',
    id,
    // what was the middle of attention stays it
    data: { focalX: 100 - (focalY ?? MIDDLE), focalY: focalX ?? MIDDLE },
    file: { data, name, mimetype: medium.mimeType, size: data.length },
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  });
  return Response.json({ id: turned.id, filename: turned.filename });
});
