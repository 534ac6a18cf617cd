import sharp, { type OverlayOptions } from 'sharp';
import type { Pixels } from '../print/pixels.ts';

const WIDTH_PX = 800;
const HEIGHT_PX = 560;
const MARGIN_PX = 28;
const GAP_PX = 10;
const PAPER = { r: 250, g: 249, b: 246 };

/** A composite card, not yet enlarged: the cover large on the left, three more pictures on the right. */
export async function compositeCard([cover, ...others]: readonly Pixels[]): Promise<Pixels | null> {
  const [a, b, c] = others;
  if (!cover || !a || !b || !c) return null;
  const inner = HEIGHT_PX - 2 * MARGIN_PX;
  const large = Math.round(inner * 0.75);
  const right = MARGIN_PX + large + GAP_PX;
  const wide = WIDTH_PX - MARGIN_PX - right;
  const half = Math.round((inner - GAP_PX) * 0.56);
  const narrow = Math.round((wide - GAP_PX) / 2);
  const tiles: OverlayOptions[] = await Promise.all([
    tile(cover, MARGIN_PX, MARGIN_PX, large, inner),
    tile(a, right, MARGIN_PX, narrow, half),
    tile(b, right + narrow + GAP_PX, MARGIN_PX, wide - narrow - GAP_PX, half),
    tile(c, right, MARGIN_PX + half + GAP_PX, wide, inner - half - GAP_PX),
  ]);
  const data = await sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: PAPER } })
    .composite(tiles)
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width: WIDTH_PX, height: HEIGHT_PX };
}

async function tile(
  { data, width, height }: Pixels,
  left: number,
  top: number,
  w: number,
  h: number,
): Promise<OverlayOptions> {
  const input = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(w, h, { position: w > h ? 'centre' : 'top' })
    .raw()
    .toBuffer();
  return { input, left, top, raw: { width: w, height: h, channels: 3 } };
}
