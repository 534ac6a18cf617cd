import { idOf, notFound, requireEditor } from '../../parts/access/require.ts';
import { post } from '../../platform/http/post.ts';
import { openStored } from './open-stored.ts';

const MIDDLE = 50;

/** POST /cms-api/media/{id}/turn, editors: a quarter to the right, under a new name, as with every change of bytes. */
export const turn = post('/:id/turn', async (req) => {
  requireEditor(req);
  const id = idOf(req);
  const medium = await req.payload.findByID({ collection: 'media', id, depth: 0, req, disableErrors: true });
  const stored = medium && (await openStored(medium));
  if (!stored) throw notFound();
  const { focalX, focalY } = medium;
  const turned = await req.payload.update({
    collection: 'media',
    id,
    // the focal point turns with the picture
    data: { focalX: 100 - (focalY ?? MIDDLE), focalY: focalX ?? MIDDLE },
    file: stored,
    context: { isSamePicture: true, isTurned: true },
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  });
  return Response.json({ id: turned.id, filename: turned.filename });
});
