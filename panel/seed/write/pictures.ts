import { slugify } from '@passarela/contract/slug';
import type { Text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import { type DemoPicture, PICTURES } from '../data/people.ts';
import type { DemoTalent } from '../data/roster.ts';
import { SCENES } from '../data/scenes.ts';
import { counter } from '../progress.ts';
import { inParallel } from './in-parallel.ts';
import { addMedium } from './media.ts';
import { storePicture } from './store-picture.ts';

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
