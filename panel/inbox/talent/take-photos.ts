import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS } from '@passarela/contract';
import type { PayloadRequest } from 'payload';
import type { Application } from '../../db/payload-types.ts';
import { refusalFor } from '../../errors/refusal.ts';
import { files } from '../../files/files.ts';
import { CLOSED } from '../../photos/closed.ts';
import { isRandomName } from '../../photos/folders.ts';
import { photoKey } from '../../photos/keep.ts';
import { openPhoto } from '../../photos/open.ts';
import { notePhotoView } from '../../retention/photo-views.ts';
import { env } from '../../settings/env.ts';

/** Stores the application's photos as withheld pictures and gives their ids; lost ones are left out. */
export async function takePhotos(
  req: PayloadRequest,
  { id, photos, is_minor, reference }: Application,
): Promise<number[]> {
  const ids: number[] = [];
  if (!photos || !isRandomName(photos)) return ids;
  for (let number = 1; number <= PHOTO_FIELDS.length; number += 1) {
    const found = await openPhoto(files(), photoKey(photos, number), env().PRIVATE_KEYS);
    if (found === 'gone') continue;
    if (typeof found === 'string') throw refusalFor(req, CLOSED[found], 503);
    const data = await buffer(found.stream);
    if (is_minor !== false && req.user) {
      await notePhotoView(req.payload, { staff: req.user.id, application: id, photo: number });
    }
    const name = `${reference.toLowerCase()}-${number}.jpg`;
    const medium = await req.payload.create({
      collection: 'media',
      data: {},
      file: { data, name, mimetype: 'image/jpeg', size: data.length },
      user: req.user,
      context: { stayHidden: true },
    });
    ids.push(medium.id);
  }
  return ids;
}
