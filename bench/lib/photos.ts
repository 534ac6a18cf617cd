import sharp from 'sharp';

const SIZE = { width: 4032, height: 3024 };
type Size = { width: number; height: number };
type Noise = { type: 'gaussian'; mean: number; sigma: number };

const BACKDROPS = ['#b9a48f', '#8b9aa6', '#c7bdb0', '#6f6a64'];

/** Four photos of 12 megapixels as a phone takes them, 2 to 4 MB each, with orientation, place and maker. */
export const photosOfPhone = () => Promise.all(BACKDROPS.map(photoOfPhone));

async function photoOfPhone(background: string): Promise<Buffer> {
  const layer = (create: Size & { noise?: Noise }) =>
    sharp({ create: { channels: 3, background, ...create } });
  const shades = await layer({
    width: 126,
    height: 95,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  })
    .blur(6)
    .resize({ ...SIZE, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const noise = await layer({ ...SIZE, noise: { type: 'gaussian', mean: 128, sigma: 9 } })
    .blur(0.7)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return layer(SIZE)
    .composite([
      { input: shades, blend: 'soft-light' },
      { input: noise, blend: 'overlay' },
    ])
    .withExif({ IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}
