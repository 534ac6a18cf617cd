import sharp from 'sharp';

/** A picture that is set into a preview: whole pixels, upright. */
type SetPhoto = { input: Buffer; widthPx: number; heightPx: number };

/** The share of the cut that is made above: faces are in the upper part of a portrait. */
const CUT_ABOVE = 0.18;

export async function isLandscape(photo: Buffer): Promise<boolean> {
  const { width, height, orientation = 1 } = await sharp(photo).metadata();
  return orientation > 4 ? height > width : width > height;
}

/** Fills a frame with a portrait, cut evenly at the sides, and more below than above. */
export async function fillFrame(photo: Buffer, widthPx: number, heightPx: number): Promise<SetPhoto> {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize({ width: widthPx, height: heightPx, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const input = await sharp(data)
    .extract({
      left: Math.floor((info.width - widthPx) / 2),
      top: Math.floor((info.height - heightPx) * CUT_ABOVE),
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
