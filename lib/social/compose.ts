import sharp from 'sharp';
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '@/lib/seo/metadata';
import { fitLine, setLine } from './type';

const PAPER = '#fbfaf7';
const INK = '#14120f';
const INK_SOFT = '#5f5a52';
const MARGIN_PX = 64;
const MARK = 'M13.6 4h4.8L29 28h-7.2L16 9.5 10.2 28H3Z';

export type SocialCard = {
  title: string;
  line: string;
  siteName: string;
  /** Bytes of the pictures, from left to right; none for the agency's mark alone. */
  photos: Buffer[];
};

const markSvg = (sizePx: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 32 32"><path fill="${INK}" d="${MARK}"/></svg>`,
  );

/** Where the pictures stand: one takes 540 px, several share the width above a caption of paper. */
function frames(count: number) {
  if (count <= 1)
    return {
      photoWidth: 540,
      photoHeight: SOCIAL_HEIGHT_PX,
      textLeft: count === 0 ? MARGIN_PX : 540 + MARGIN_PX,
      textTop: 0,
    };
  return { photoWidth: SOCIAL_WIDTH_PX / count, photoHeight: 420, textLeft: MARGIN_PX, textTop: 420 };
}

// Faces stand in the upper part of a portrait: what has to go goes from below.
async function crop(photo: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: w = width, height: h = height, orientation = 1 } = await sharp(photo).metadata();
  const isTall = (orientation > 4 ? w : h) >= (orientation > 4 ? h : w);
  const resized = sharp(photo).rotate();
  if (!isTall)
    return resized.resize(width, height, { fit: 'cover', position: sharp.strategy.attention }).toBuffer();
  const full = await resized.resize({ width, height, fit: 'outside' }).toBuffer({ resolveWithObject: true });
  const spare = Math.max(0, full.info.height - height);
  return sharp(full.data)
    .extract({
      left: Math.floor((full.info.width - width) / 2),
      top: Math.floor(spare * 0.18),
      width,
      height,
    })
    .toBuffer();
}

/**
 * A preview picture of 1200 × 630 pixels as JPEG of at most 250 kB: pictures, a title in the display face, a line
 * below, mark and name of the agency.
 */
export async function composeCard({ title, line, siteName, photos }: SocialCard): Promise<Buffer> {
  const { photoWidth, photoHeight, textLeft, textTop } = frames(photos.length);
  const isWide = textTop > 0;
  const width = SOCIAL_WIDTH_PX - textLeft - MARGIN_PX;
  const pictures = await Promise.all(photos.map((photo) => crop(photo, photoWidth, photoHeight)));
  const heading = await fitLine(
    { text: title, face: 'display', sizePx: isWide ? 64 : 92, color: INK, widthPx: width },
    isWide ? 80 : 330,
    34,
  );
  const below =
    line === ''
      ? null
      : await fitLine({ text: line, face: 'text', sizePx: 27, color: INK_SOFT, widthPx: width }, 100, 20);
  const name = await setLine({ text: siteName, face: 'display', sizePx: 34, color: INK, widthPx: 400 });

  const headingTop = isWide ? textTop + 38 : 76;
  const footTop = SOCIAL_HEIGHT_PX - 62 - Math.round(name.heightPx / 2);
  const layers = [
    ...pictures.map((input, index) => ({ input, left: index * photoWidth, top: 0 })),
    { input: heading.input, left: textLeft, top: headingTop },
    ...(below
      ? [{ input: below.input, left: textLeft, top: isWide ? footTop : headingTop + heading.heightPx + 46 }]
      : []),
    {
      input: markSvg(34),
      left: isWide ? SOCIAL_WIDTH_PX - MARGIN_PX - name.widthPx - 48 : textLeft,
      top: footTop - 6,
    },
    {
      input: name.input,
      left: isWide ? SOCIAL_WIDTH_PX - MARGIN_PX - name.widthPx : textLeft + 48,
      top: footTop,
    },
  ];
  const canvas = sharp({
    create: { width: SOCIAL_WIDTH_PX, height: SOCIAL_HEIGHT_PX, channels: 3, background: PAPER },
  });
  const flat = await canvas.composite(layers).png({ compressionLevel: 0 }).toBuffer();
  return toJpeg(flat, 86);
}

const MAX_BYTES = 250_000;

async function toJpeg(image: Buffer, quality: number): Promise<Buffer> {
  const jpeg = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
  return jpeg.length <= MAX_BYTES || quality <= 40 ? jpeg : toJpeg(image, quality - 10);
}
