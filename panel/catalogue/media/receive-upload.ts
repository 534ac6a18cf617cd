import { text } from '@passarela/contract/text';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { canEdit } from '../../parts/access/can-edit.ts';
import { isStaff } from '../../parts/access/is-staff.ts';
import { DAMAGED } from '../../platform/errors/reasons.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { decoder } from '../../platform/photos/decode.ts';
import { isHeic, MEDIA_TYPES, mediaTypeOf } from '../../platform/reference/media-type.ts';
import { refusedKind, unplayedCodec } from '../../platform/reference/refused-type.ts';
import { cleanVideo } from './clean-video.ts';
import {
  HEAVY,
  HEIC_MAX_MEGAPIXELS,
  MAX_MEGAPIXELS,
  PHOTO_MAX_MB,
  REFUSED,
  tooLarge,
  unplayedMessage,
} from './file-messages.ts';

/** Fields that Payload reads from a file; a save without one must not contradict them. */
const FROM_FILE = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
] as const;

const PIXELS = 1_000_000;
const MB = 1024 * 1024;
const NO_FILE = text('Escolha um arquivo.', 'Choose a file.');
const NOT_CLEANED = {
  missing: text(
    'Vídeos guardam o lugar da gravação, e o servidor não tem o ffmpeg, que o apaga. Quem cuida do servidor pode instalá-lo; fotos podem ser enviadas já.',
    'Videos keep the place where they were filmed, and the server has no ffmpeg, which removes it. Whoever runs the server can install it; photos can be sent now.',
  ),
  unreadable: text(
    'Este vídeo não pôde ser lido, e o lugar da gravação não pôde ser apagado. Exporte-o de novo como MP4 e envie outra vez.',
    'This video could not be read, so the place where it was filmed could not be removed. Export it again as MP4 and send it once more.',
  ),
};

/** Reads an upload's type from its bytes, and removes a film's metadata. Pictures lose theirs when re-encoded. */
export const receiveUpload: CollectionBeforeOperationHook<'media'> = async ({
  req,
  operation,
  args,
  overrideAccess,
}) => {
  if (operation !== 'create' && operation !== 'update') return;
  if (operation === 'update' && 'data' in args && args.data) {
    for (const name of FROM_FILE) delete args.data[name];
  }
  // Payload asks for access after this hook: no film is opened for those who may not upload.
  const mayUpload = operation === 'create' ? isStaff : canEdit;
  if (!overrideAccess && !mayUpload({ req })) return;
  if (!req.file) {
    // a file that Payload would fetch from an address comes past this check
    if (operation === 'create' && !('duplicateFromID' in args && args.duplicateFromID)) {
      throw refusalFor(req, NO_FILE, 400);
    }
    return;
  }
  req.file = await withoutHeic(req, req.file);
  const extension = mediaTypeOf(req.file.data);
  if (!extension) throw refusalFor(req, REFUSED[refusedKind(req.file.data)], 400);
  const mimetype = MEDIA_TYPES[extension];
  if (mimetype.startsWith('image/')) await checkPicture(req, req.file.data);
  if (mimetype.startsWith('video/')) {
    const codec = unplayedCodec(req.file.data);
    if (codec) throw refusalFor(req, unplayedMessage(codec), 422);
    const film = await cleanVideo(req.file.data, extension);
    if (typeof film === 'string') throw refusalFor(req, NOT_CLEANED[film], 422);
    Object.assign(req.file, { data: film, size: film.length });
  }
  // turned or cut, it is the same picture, with edits of its own
  req.context.isNewFile = operation === 'update' && req.context.isSamePicture !== true;
  req.file.mimetype = mimetype;
  req.file.name = `${req.file.name.replace(/\.[^.]*$/, '')}${extension}`;
};

type File = NonNullable<PayloadRequest['file']>;

/** An iPhone's photo as the JPEG that is stored in its place; other files as they are. */
export async function withoutHeic(req: PayloadRequest, file: File): Promise<File> {
  if (!isHeic(file.data)) return file;
  refuseHeavy(req, file.data);
  const decoded = await decoder().decode(async () => file.data, HEIC_MAX_MEGAPIXELS * PIXELS);
  if ('picture' in decoded) {
    const data = Buffer.from(decoded.picture);
    return { ...file, data, size: data.length };
  }
  if (decoded.error === 'type') throw refusalFor(req, REFUSED.unknown, 400);
  if (decoded.error === 'pixels') throw refusalFor(req, tooLarge(HEIC_MAX_MEGAPIXELS), 422);
  throw refusalFor(req, decoded.error === 'slow' ? REFUSED.slow : DAMAGED, 422);
}

function refuseHeavy(req: PayloadRequest, data: Buffer): void {
  if (data.length > PHOTO_MAX_MB * MB) throw refusalFor(req, HEAVY, 422);
}

/** Reads the head alone: Payload opens the picture later, and failures there mean damage (`explain-error.ts`). */
async function checkPicture(req: PayloadRequest, data: Buffer): Promise<void> {
  refuseHeavy(req, data);
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size) throw refusalFor(req, DAMAGED, 422);
  if (size.width * size.height > MAX_MEGAPIXELS * PIXELS)
    throw refusalFor(req, tooLarge(MAX_MEGAPIXELS), 422);
}
