import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { slugify } from '@passarela/contract/slug';
import type { Text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { type DemoPicture, PICTURES } from '../data/people.ts';
import type { DemoTalent } from '../data/roster.ts';
import { SCENES } from '../data/scenes.ts';
import { counter } from '../options.ts';

const STEM_MAX_CHARS = 40;
const ROOM = { width: 1600, height: 1068, focus: { x: 0.5, y: 0.5 } };

/** The beginning of a picture's file name: `D'Ávila` gives `d-avila`. */
export const stemOf = (name: string): string => slugify(name.replaceAll("'", ' ')).slice(0, STEM_MAX_CHARS);

type Wanted = { picture: DemoPicture; stem: string; alt: Text };

const ofTalent = ({ name, galleries }: DemoTalent): Wanted[] =>
  Object.entries(galleries).flatMap(([gallery, pictures]) =>
    pictures.map((picture, at) => ({
      picture,
      stem: `${stemOf(name)}-${gallery}-${at + 1}`,
      alt: { pt: name, en: name },
    })),
  );

/** The id of the media row of a file in `demo/pictures`; null for an unrequested file. */
export type MediaOf = (file: string) => number | null;

/** Stores the pictures of these talents and the rooms of posts and feed; each file has one row. */
export async function addPictures(payload: Payload, talents: readonly DemoTalent[]): Promise<MediaOf> {
  const rooms = Object.entries(SCENES).map(
    ([room, alt]): Wanted => ({ picture: { file: `rooms/${room}.webp`, ...ROOM }, stem: room, alt }),
  );
  const wanted = [...talents.flatMap(ofTalent), ...rooms];
  const tick = counter(`Pictures of ${PICTURES.split('/').slice(-2).join('/')}`, wanted.length);
  const stored = await inParallel(wanted, async ({ picture, stem }) => {
    const row = await storePicture(picture, stem);
    tick();
    return row;
  });
  const ids = new Map<string, number>();
  for (const [at, { picture, alt }] of wanted.entries()) {
    const row = stored[at];
    if (row) ids.set(picture.file, await addMedium(payload, row, alt));
  }
  return (file) => ids.get(file) ?? null;
}

/** A file in the panel's media folder, as its database knows it. */
type StoredFile = {
  filename: string;
  mimeType: string;
  filesize: number;
  width: number;
  height: number;
};

/** The widths that `collections/media` makes of an upload. */
const SIZES = { thumb: 320, web: 900 } as const;

/** Stores one of the demo's pictures with its smaller sizes, as an upload does; gives its row. */
async function storePicture({ file, width, height, focus }: DemoPicture, stem: string) {
  const bytes = await readFile(`${PICTURES}/${file}`);
  const name = `${stem}-${createHash('sha1').update(bytes).digest('hex').slice(0, 10)}`;
  const put = async (filename: string, data: Buffer, w: number, h: number): Promise<StoredFile> => {
    await files().put(`${MEDIA}${filename}`, data);
    return { filename, mimeType: 'image/webp', filesize: data.length, width: w, height: h };
  };
  const sized = async (w: number) => {
    const { data, info } = await sharp(bytes).resize(w).webp().toBuffer({ resolveWithObject: true });
    return put(`${name}-${info.width}x${info.height}.webp`, data, info.width, info.height);
  };
  return {
    ...(await put(`${name}.webp`, bytes, width, height)),
    focalX: Math.round(focus.x * 100),
    focalY: Math.round(focus.y * 100),
    sizes: { thumb: await sized(SIZES.thumb), ...(width > SIZES.web && { web: await sized(SIZES.web) }) },
  };
}

type StoredPicture = Awaited<ReturnType<typeof storePicture>>;

/** Writes the media row of a picture or film that already lies in the media folder; gives its id. */
const addMedium = (payload: Payload, file: StoredPicture | StoredFile, alt: Text): Promise<number> =>
  addRow(payload, { ...file, alt });

/** A row whose file is gone, as real archives have them: the contract's null file. */
export const addLostPicture = (payload: Payload): Promise<number> =>
  addRow(payload, { alt: { pt: 'Arquivo perdido', en: 'Lost file' } });

/** Past Payload's hooks and validation: the files are made here, in the sizes the collection wants. */
async function addRow(payload: Payload, data: Record<string, unknown>): Promise<number> {
  const row = await payload.db.create({ collection: 'media', data });
  return Number(row.id);
}

/** Does `work` for each item, as many at a time as the machine has cores; gives the results in the items' order. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

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
