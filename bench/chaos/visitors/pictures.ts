import sharp from 'sharp';

export type Colour = [red: number, green: number, blue: number];
export type Photo = { bytes: Uint8Array<ArrayBuffer>; colour: Colour };

const PHOTO_SIZE = { width: 1500, height: 2000 };
const TILE = { width: 500, height: 500 };

const noise = await sharp({
  create: { ...TILE, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 40, sigma: 14 } },
})
  .raw()
  .toBuffer();

/** A colour of its own for each photo of a run, recognizable after two encodings. */
const colourOf = (number: number, slot: number): Colour => [
  20 + ((number * 8) % 160),
  20 + ((Math.floor(number / 20) * 8) % 160),
  20 + slot * 40,
];

/** The photo of a slot (1 to 4) of the n-th sender: its own colour, and grain enough to weigh something. */
export async function photo(number: number, slot: number): Promise<Photo> {
  const colour = colourOf(number, slot);
  const grain = await sharp(noise, { raw: { ...TILE, channels: 3 } })
    .linear([1, 1, 1], colour)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await sharp({ create: { ...PHOTO_SIZE, channels: 3, background: '#000' } })
    .composite([{ input: grain, tile: true }])
    .jpeg({ quality: 75 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), colour: [colour[0] + 40, colour[1] + 40, colour[2] + 40] };
}

/** A photo of sensor noise, which weighs much at its size; `quality` is that of the JPEG. */
export async function noisePhoto(width: number, height: number, quality: number, sigma = 20): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const create = { width, height, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create }).jpeg({ quality }).toBuffer();
  return { bytes: new Uint8Array(bytes), colour: [128, 128, 128] };
}
