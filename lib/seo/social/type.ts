import { join } from 'node:path';
import sharp from 'sharp';
import { xmlText } from '../sitemap';

const FACES = {
  display: { font: 'Bodoni Moda', file: 'preview-display.ttf' },
  text: { font: 'Instrument Sans', file: 'paper-text.ttf' },
} as const;

export type Line = {
  text: string;
  face: keyof typeof FACES;
  sizePx: number;
  color: string;
  widthPx: number;
};
export type SetLine = { input: Buffer; widthPx: number; heightPx: number };

export async function setLine({ text, face, sizePx, color, widthPx }: Line): Promise<SetLine> {
  const { font, file } = FACES[face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${xmlText(text)}</span>`,
      font: `${font} ${sizePx}`,
      fontfile: join(process.cwd(), 'components/fonts', file),
      width: widthPx,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, widthPx: info.width, heightPx: info.height };
}

/** Sets a line as large as it goes into a height, step by step down to the smallest size. */
export async function fitLine(line: Line, maxHeightPx: number, smallestPx: number): Promise<SetLine> {
  const set = await setLine(line);
  if (set.heightPx <= maxHeightPx || line.sizePx <= smallestPx) return set;
  const sizePx = Math.max(smallestPx, Math.round(line.sizePx * 0.86));
  return fitLine({ ...line, sizePx }, maxHeightPx, smallestPx);
}
