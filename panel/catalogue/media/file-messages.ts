import { type Text, text } from '@passarela/contract/text';
import type { RefusedKind } from '../../platform/reference/refused-type.ts';

export const MAX_MEGAPIXELS = 120;

/** The reason against a file, and a remedy. */
export const REFUSED: Record<RefusedKind | 'pixels', Text> = {
  empty: text(
    'O arquivo está vazio. Envie de novo o original.',
    'The file is empty. Send the original again.',
  ),
  heic: text(
    'É uma foto do iPhone em HEIC. No iPhone: Ajustes › Câmera › Formatos › Mais compatível. Ou envie como JPEG.',
    'It is an iPhone’s HEIC photo. On the iPhone: Settings › Camera › Formats › Most Compatible. Or send it as JPEG.',
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
  pixels: text(
    `A foto é grande demais: mais de ${MAX_MEGAPIXELS} megapixels. Exporte menor, com 6000 pixels no lado maior.`,
    `The photo is too large: more than ${MAX_MEGAPIXELS} megapixels. Export it smaller, with 6000 pixels on the longer side.`,
  ),
};

/** A film in a codec of that name. */
export const unplayedMessage = (codec: string): Text =>
  text(
    `O vídeo está em ${codec}, que muitos navegadores não tocam. Exporte como MP4 (H.264). No iPhone: Ajustes › Câmera › Formatos › Mais compatível.`,
    `The video is in ${codec}, which many browsers do not play. Export it as MP4 (H.264). On an iPhone: Settings › Camera › Formats › Most Compatible.`,
  );
