import { type Text, text } from '@passarela/contract/text';
import type { RefusedKind } from '../../platform/reference/refused-type.ts';

export const MAX_MEGAPIXELS = 120;
/** An iPhone’s largest has 49; decoded at once, it fills 0.4 GB. */
export const HEIC_MAX_MEGAPIXELS = 50;

/** Films may have four times as much. */
export const PHOTO_MAX_MB = 50;

/** The reason against a file, and a remedy. */
export const REFUSED: Record<RefusedKind | 'slow', Text> = {
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

export const tooLarge = (megapixels: number): Text =>
  text(
    `A foto é grande demais: mais de ${megapixels} megapixels. Exporte menor, com 6000 pixels no lado maior.`,
    `The photo is too large: more than ${megapixels} megapixels. Export it smaller, with 6000 pixels on the longer side.`,
  );

export const HEAVY = text(
  `A foto passa de ${PHOTO_MAX_MB} MB. Exporte como JPEG e envie de novo.`,
  `The photo is larger than ${PHOTO_MAX_MB} MB. Export it as JPEG and send it again.`,
);

/** A film in a codec of that name. */
export const unplayedMessage = (codec: string): Text =>
  text(
    `O vídeo está em ${codec}, que muitos navegadores não tocam. Exporte como MP4 (H.264). No iPhone: Ajustes › Câmera › Formatos › Mais compatível.`,
    `The video is in ${codec}, which many browsers do not play. Export it as MP4 (H.264). On an iPhone: Settings › Camera › Formats › Most Compatible.`,
  );
