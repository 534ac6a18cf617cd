import type { PayloadRequest } from 'payload';
import { withoutHeic } from '../catalogue/media/receive-upload.ts';
import { contentName } from '../platform/reference/content-name.ts';
import { mediaTypeOf } from '../platform/reference/media-type.ts';
import type { PhotoField } from './photo-files.ts';
import { photoKey, rowOf } from './rows.ts';

type File = NonNullable<PayloadRequest['file']>;
type Known = { roster: number; line: number; key: string; file: File };
type PhotoTarget = { roster: number; line: number; place: PhotoField; number: number };

/**
 * Stores a photo of a row once, and gives its id. The name comes from its place and bytes, so that a photo stored
 * before a kill is found again.
 */
export async function importPhoto(
  req: PayloadRequest,
  upload: File,
  { roster, line, place, number }: PhotoTarget,
): Promise<number> {
  const key = photoKey(place, number);
  const row = await rowOf(req.payload, roster, line);
  const known = row.photos[key];
  if (known !== undefined) return known;
  const photo = { roster, line, key, file: await withoutHeic(req, upload) };
  const id = (await storedBefore(req, photo)) ?? (await store(req, photo));
  const fresh = await rowOf(req.payload, roster, line);
  await req.payload.update({
    collection: 'roster-rows',
    id: row.id,
    data: { photos: { ...fresh.photos, [key]: id } },
  });
  return id;
}

const nameFor = (roster: number, line: number, key: string, extension: string): string =>
  `elenco-${roster}-${line}-${key.replace(' ', '-')}${extension}`;

async function storedBefore(req: PayloadRequest, { roster, line, key, file }: Known) {
  const extension = mediaTypeOf(file.data);
  if (!extension) return null;
  const filename = contentName(nameFor(roster, line, key, extension), file.data);
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.id ?? null;
}

async function store(req: PayloadRequest, { roster, line, key, file }: Known): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'media',
    data: {},
    file: { ...file, name: nameFor(roster, line, key, mediaTypeOf(file.data) ?? '.jpg') },
    context: { namedByBytes: true },
    overrideAccess: false,
    user: req.user,
  });
  return id;
}
