import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS } from '@passarela/contract';
import type { PayloadRequest } from 'payload';
import type { Application } from '../../platform/db/payload-types.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { files } from '../../platform/files/files.ts';
import { CLOSED } from '../../platform/photos/closed.ts';
import { isRandomName } from '../../platform/photos/folders.ts';
import { photoKey } from '../../platform/photos/keep.ts';
import { openPhoto } from '../../platform/photos/open.ts';
import { env } from '../../platform/settings/env.ts';
import { notePhotoView } from '../photo-views/record.ts';

/** Stores the application's photos as pictures and gives their ids; lost ones are left out. */
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
    });
    ids.push(medium.id);
  }
  return ids;
}
