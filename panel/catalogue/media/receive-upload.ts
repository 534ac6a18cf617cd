import { isRecord } from '@passarela/contract/is-record';
import { type Text, text } from '@passarela/contract/text';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canEdit, isStaff } from '../../parts/access/rules.ts';
import { DAMAGED, refusalFor } from '../../platform/errors/refusal.ts';
import { type Edits, staffDecoder } from '../../platform/photos/decode.ts';
import { isHeic, MEDIA_TYPES, mediaTypeOf } from '../../platform/reference/media-type.ts';
import { type RefusedKind, refusedKind, unplayedCodec } from '../../platform/reference/refused-type.ts';
import { cleanVideo } from './clean-video.ts';

const MAX_MEGAPIXELS = 120;
/** An iPhone’s largest has 49; decoded at once, it fills 0.4 GB. */
const HEIC_MAX_MEGAPIXELS = 50;

/** Films may have four times as much. */
const PHOTO_MAX_MB = 50;

/** The reason against a file, and a remedy. */
const REFUSED: Record<RefusedKind | 'slow', Text> = {
  empty: text(
    'O arquivo está vazio. Envie de novo o original.',
    'The file is empty. Send the original again.',
  ),
  camera: text(
    'É um arquivo bruto da câmera (RAW) ou TIFF. Exporte como JPEG e envie de novo.',
    'It is a camera’s raw file or a TIFF. Export it as JPEG and send it again.',
  ),
  drawing: text(
    'É um arquivo de Photoshop, um desenho (SVG) ou BMP. Exporte como JPEG ou PNG e envie de novo.',
    'It is a Photoshop file, a drawing (SVG) or a BMP. Export it as JPEG or PNG and send it again.',
  ),
  document: text(
    'É um documento ou um ZIP, e não uma foto. Tire as fotos de dentro e envie cada uma.',
    'It is a document or a ZIP, and no photo. Take the photos out and send each.',
  ),
  mov: text(
    'É um vídeo que os navegadores não tocam, como o MOV do iPhone. Exporte como MP4 (H.264) e envie de novo.',
    'It is a video that browsers do not play, such as an iPhone’s MOV. Export it as MP4 (H.264) and send it again.',
  ),
  unknown: text(
    'Não é foto nem vídeo que o site mostre. Use fotos em JPEG ou PNG e vídeos em MP4.',
    'It is no photo or video that the site can show. Use photos in JPEG or PNG and videos in MP4.',
  ),
  slow: text(
    'Abrir esta foto levou tempo demais. Espere um minuto e envie de novo, ou envie como JPEG.',
    'Opening this photo took too long. Wait a minute and send it again, or send it as JPEG.',
  ),
};

const tooLarge = (megapixels: number): Text =>
  text(
    `A foto é grande demais: mais de ${megapixels} megapixels. Exporte menor, com 6000 pixels no lado maior.`,
    `The photo is too large: more than ${megapixels} megapixels. Export it smaller, with 6000 pixels on the longer side.`,
  );

const HEAVY = text(
  `A foto passa de ${PHOTO_MAX_MB} MB. Exporte como JPEG e envie de novo.`,
  `The photo is larger than ${PHOTO_MAX_MB} MB. Export it as JPEG and send it again.`,
);

/** A film in a codec of that name. */
const unplayedMessage = (codec: string): Text =>
  text(
    `O vídeo está em ${codec}, que muitos navegadores não tocam. Exporte como MP4 (H.264). No iPhone: Ajustes › Câmera › Formatos › Mais compatível.`,
    `The video is in ${codec}, which many browsers do not play. Export it as MP4 (H.264). On an iPhone: Settings › Camera › Formats › Most Compatible.`,
  );

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
