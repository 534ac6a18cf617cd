import 'server-only';
import sharp from 'sharp';
import { markSvg } from '../domain/mark.ts';
import type { Paper } from './paper.ts';
import type { PaperAgency } from './paper-facts.ts';

const INK = '#14120f';
/** Fine enough for any printer at the size of a sign. */
const SIDE_PX = 240;

type Box = { x: number; y: number; width: number; align: 'left' | 'right' };

export async function drawAgency(paper: Paper, { name, mark }: PaperAgency, place: Box): Promise<void> {
  const side = (14 * paper.width) / 595;
  const face = { face: 'display', width: place.width - side * 1.5 } as const;
  const sizePt = paper.sizeFor(name, { ...face, sizePt: side });
  const wide = paper.widthOf(name, { face: 'display', sizePt });
  const x = place.align === 'left' ? place.x : place.x + place.width - wide - side * 1.4;
  const png = await sharp(Buffer.from(markSvg(mark, SIDE_PX, INK)))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  paper.decorate(png, { x, y: place.y, width: side, height: side });
  paper.write('P', name, {
    x: x + side * 1.4,
    y: place.y + (side - sizePt) / 2,
    width: wide + 2,
    sizePt,
    face: 'display',
  });
}
