import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b09a85' } });

/** A photo without anything special. */
export const photo = () => plain(1200, 1600).jpeg().toBuffer();

/** A phone's photo: place, maker and orientation are in its metadata. */
export const photoWithLocation = () =>
  plain(1600, 1200)
    .withExif({
      IFD0: { Make: 'Telefone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 18/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A photo with as much detail as a camera's: some 300 kB once it is shrunk. */
export const detailedPhoto = () =>
  sharp({
    create: {
      width: 1500,
      height: 2000,
      channels: 3,
      background: '#b09a85',
      noise: { type: 'gaussian', mean: 130, sigma: 24 },
    },
  })
    .blur(0.8)
    .jpeg({ quality: 90 })
    .toBuffer();

/** A real PNG of 60 megapixels, small in bytes. */
export const manyPixels = () => plain(10_000, 6_000).png().toBuffer();

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A decompression bomb: a whole, valid PNG of some 50 kB whose 400 megapixels would fill a phone's memory. */
export function bomb(side = 20_000) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit of grey for each pixel
  const rows = Buffer.alloc(side * (1 + side / 8));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** 12 megapixels held upright: red at the top, with the place and the maker in its metadata. */
export async function photoOfPhone() {
  const left = await sharp({ create: { width: 1000, height: 3024, channels: 3, background: '#e02020' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#203040' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
}

/** A transparent picture. */
export const clearPicture = () =>
  sharp({ create: { width: 400, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

/** A GIF that is green first, then red. */
export async function animation() {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#00ff00'), await frame('#ff0000')], { join: { animated: true } })
    .gif()
    .toBuffer();
}
