import sharp from 'sharp';
import type { Focus } from '@/lib/domain/focus';

type SetPhoto = { input: Buffer; widthPx: number; heightPx: number };

export type Photo = { bytes: Buffer; focus: Focus | null };

/** The share of the cut at the left and above without a focus: faces are in the upper part of a portrait. */
const USUAL_CUT = { x: 0.5, y: 0.18 };
/** A focus stands here in the frame, if the picture reaches so far: hair is above a face. */
const IN_FRAME = { x: 0.5, y: 0.4 };

function cutOf(sidePx: number, framePx: number, axis: 'x' | 'y', focus: Focus | null): number {
  const spare = sidePx - framePx;
  if (focus === null) return Math.floor(spare * USUAL_CUT[axis]);
  return Math.min(spare, Math.max(0, Math.round(focus[axis] * sidePx - framePx * IN_FRAME[axis])));
}

export async function isLandscape(photo: Buffer): Promise<boolean> {
  const { width, height, orientation = 1 } = await sharp(photo).metadata();
  return orientation > 4 ? height > width : width > height;
}

/** Fills a frame with a picture, cut around its focus; without one evenly at the sides, and more below than above. */
export async function fillFrame(
  { bytes, focus }: Photo,
  widthPx: number,
  heightPx: number,
): Promise<SetPhoto> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width: widthPx, height: heightPx, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const input = await sharp(data)
    .extract({
      left: cutOf(info.width, widthPx, 'x', focus),
      top: cutOf(info.height, heightPx, 'y', focus),
      width: widthPx,
      height: heightPx,
    })
    .toBuffer();
  return { input, widthPx, heightPx };
}

/** A picture whole, as large as a frame takes it: in a landscape the face may be anywhere. */
export async function fitFrame(photo: Buffer, widthPx: number, heightPx: number): Promise<SetPhoto> {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize({ width: widthPx, height: heightPx, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return { input: data, widthPx: info.width, heightPx: info.height };
}
