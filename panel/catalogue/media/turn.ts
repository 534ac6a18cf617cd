import { buffer } from 'node:stream/consumers';
import type { PayloadRequest } from 'payload';
import { idOf, notFound, requireEditor } from '../../parts/access/require.ts';
import type { Media } from '../../platform/db/payload-types.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { post } from '../../platform/http/post.ts';
import { uploadedName } from '../../platform/reference/content-name.ts';

type File = NonNullable<PayloadRequest['file']>;

/** A stored picture as if it were uploaded again, under its first name; null for a video, or without its file. */
export async function openStored({
  filename,
  mimeType,
}: Pick<Media, 'filename' | 'mimeType'>): Promise<File | null> {
  if (!filename || !mimeType?.startsWith('image/')) return null;
  const found = await files().get(`${MEDIA}${filename}`);
  if (!found) return null;
  const data = await buffer(found.stream);
  return { name: uploadedName(filename), data, mimetype: mimeType, size: data.length };
}

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
