import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { addMedium } from './media.ts';

const FOLDER = `${import.meta.dirname}/../films`;
const ALT: Text = {
  pt: 'Luz que se move devagar sobre uma parede',
  en: 'Light moving slowly over a wall',
};

/** File names describe the film: "light-wide-1920x1080.mp4". */
const NAME = /^(?<name>[a-z]+)-(?<format>wide|tall)-(?<width>\d+)x(?<height>\d+)\.mp4$/;

/** Gives the id of a film by name and format; null if there is none. */
export type FilmOf = (name: string, format: 'wide' | 'tall') => number | null;

/** Copies the films that lie ready beside this folder into the panel; gives their ids by name and format. */
export async function addFilms(payload: Payload): Promise<FilmOf> {
  const ids = new Map<string, number>();
  for (const filename of (await readdir(FOLDER).catch(() => [])).sort()) {
    const { name, format, width, height } = NAME.exec(filename)?.groups ?? {};
    if (!name || !format) continue;
    const bytes = await readFile(`${FOLDER}/${filename}`);
    const served = `${name}-${format}-${createHash('sha1').update(bytes).digest('hex').slice(0, 10)}.mp4`;
    await files().put(`${MEDIA}${served}`, bytes);
    const film = {
      filename: served,
      mimeType: 'video/mp4',
      filesize: bytes.length,
      width: Number(width),
      height: Number(height),
    };
    ids.set(`${name}-${format}`, await addMedium(payload, film, ALT));
  }
  return (name, format) => ids.get(`${name}-${format}`) ?? null;
}
