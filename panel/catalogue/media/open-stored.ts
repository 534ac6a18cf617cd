import { buffer } from 'node:stream/consumers';
import type { PayloadRequest } from 'payload';
import type { Media } from '../../platform/db/payload-types.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
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
