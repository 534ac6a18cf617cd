import type { Mark } from '@passarela/contract/mark';
import sharp from 'sharp';
import { markSvg } from '@/lib/domain/mark';
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '@/lib/seo/social/images';
import { type Layout, layOut, MARGIN_PX } from './layout';
import type { Photo } from './photos';
import { fitLine, type SetLine, setLine } from './type';

const PAPER = '#fbfaf7';
const INK = '#14120f';
const INK_SOFT = '#5f5a52';
const MARK_PX = 34;

type SocialCard = {
  title: string;
  line: string;
  siteName: string;
  mark: Mark;
  photos: Photo[];
};

function setHeading(text: string, { isBand, hasPhoto }: Layout, widthPx: number) {
  const sizePx = isBand ? 64 : hasPhoto ? 92 : 120;
  return fitLine({ text, face: 'display', sizePx, color: INK, widthPx }, isBand ? 80 : 330, 34);
}

const setBelow = (text: string, widthPx: number): Promise<SetLine> | null =>
  text === '' ? null : fitLine({ text, face: 'text', sizePx: 27, color: INK_SOFT, widthPx }, 100, 20);

/** A preview of 1200 × 630 pixels as JPEG of at most 250 kB: pictures, title, line, mark and name. */
export async function composeCard({ title, line, siteName, mark, photos }: SocialCard): Promise<Buffer> {
  const layout = await layOut(photos, mark);
  const { textLeft, textTop, textBottom, isBand } = layout;
  const width = SOCIAL_WIDTH_PX - textLeft - MARGIN_PX;
  const heading = await setHeading(title, layout, width);
  const below = await setBelow(line, width);
  const name = await setLine({ text: siteName, face: 'display', sizePx: 34, color: INK, widthPx: 400 });

  const footTop = textBottom - name.heightPx;
  const nameLeft = isBand ? SOCIAL_WIDTH_PX - MARGIN_PX - name.widthPx : textLeft + 48;
  const belowTop = isBand ? footTop : textTop + heading.heightPx + 46;
  const canvas = sharp({
    create: { width: SOCIAL_WIDTH_PX, height: SOCIAL_HEIGHT_PX, channels: 3, background: PAPER },
  });
  const flat = await canvas
    .composite([
      ...layout.photos,
      { input: heading.input, left: textLeft, top: textTop },
      ...(below ? [{ input: below.input, left: textLeft, top: belowTop }] : []),
      { input: Buffer.from(markSvg(mark, MARK_PX, INK)), left: nameLeft - 48, top: footTop - 6 },
      { input: name.input, left: nameLeft, top: footTop },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return toJpeg(flat, 86);
}

const MAX_BYTES = 250_000;

async function toJpeg(image: Buffer, quality: number): Promise<Buffer> {
  const jpeg = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
  return jpeg.length <= MAX_BYTES || quality <= 40 ? jpeg : toJpeg(image, quality - 10);
}
