import sharp from 'sharp';
import { panel, unpublished } from './panel.ts';

/** A small stored picture, of a colour. */
export async function uploadPicture(name: string, background = '#345') {
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { name, data, mimetype: 'image/jpeg', size: data.length };
  return (await panel()).create({ collection: 'media', data: {}, file, ...unpublished });
}
