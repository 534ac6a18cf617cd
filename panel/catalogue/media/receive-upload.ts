import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canEdit } from '../../parts/access/can-edit.ts';
import { isStaff } from '../../parts/access/is-staff.ts';
import { DAMAGED } from '../../platform/errors/reasons.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { type Edits, staffDecoder } from '../../platform/photos/decode.ts';
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

const number = z.coerce.number().finite();
const askedEdits = z.object({
  crop: z.object({ x: number, y: number }),
  widthInPixels: number,
  heightInPixels: number,
});

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

/**
 * Reads an upload's type from its bytes, and removes a film's metadata. Pictures are opened, cut and scaled down in the
 * decoding process: Payload, in the panel itself, makes its sizes of what that process wrote.
 */
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
  // Payload asks for access after this hook: no file is opened for those who may not upload.
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
  if (mimetype.startsWith('image/')) req.file = await opened(req, req.file, MAX_MEGAPIXELS, takeEdits(req));
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
export const withoutHeic = async (req: PayloadRequest, file: File): Promise<File> =>
  isHeic(file.data) ? opened(req, file, HEIC_MAX_MEGAPIXELS) : file;

/** The edits that the form asks for, done here and no more by Payload. */
function takeEdits({ query, context }: PayloadRequest): Edits {
  const { uploadEdits } = query;
  const quarters = context.isTurned === true ? 1 : 0;
  const asked = askedEdits.safeParse(uploadEdits);
  if (!asked.success || !isRecord(uploadEdits)) return { quarters };
  delete uploadEdits.crop;
  const { crop, widthInPixels: width, heightInPixels: height } = asked.data;
  return { quarters, cut: { ...crop, width, height } };
}

async function opened(req: PayloadRequest, file: File, megapixels: number, edits?: Edits): Promise<File> {
  if (file.data.length > PHOTO_MAX_MB * MB) throw refusalFor(req, HEAVY, 422);
  const decoded = await staffDecoder().decode(async () => file.data, megapixels * PIXELS, edits);
  if ('picture' in decoded) {
    const data = Buffer.from(decoded.picture);
    return { ...file, data, size: data.length };
  }
  if (decoded.error === 'type') throw refusalFor(req, REFUSED.unknown, 400);
  if (decoded.error === 'pixels') throw refusalFor(req, tooLarge(megapixels), 422);
  throw refusalFor(req, decoded.error === 'slow' ? REFUSED.slow : DAMAGED, 422);
}
