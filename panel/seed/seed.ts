import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Text } from '@passarela/contract/text';
import { type JobResult, paintAll } from '@passarela/painter';
import type { Payload } from 'payload';
import { files } from '../files/files.ts';
import { MEDIA } from '../files/keys.ts';
import { readPictures, writePictures } from './cache.ts';
import { DEMO_TALENTS, type DemoTalent, roster } from './data/roster.ts';
import { SCENE_ALTS } from './data/scene-alts.ts';
import { sceneJobs, sceneKey, talentJobs, talentKey } from './plan.ts';
import { counter, elapsed, say } from './progress.ts';
import { painterVersion } from './stamp.ts';
import { clearContent } from './write/clear.ts';
import { addFeed, addPosts, addSkills, addSlides, addSocial, type MediaId } from './write/editorial.ts';
import { addFilms } from './write/films.ts';
import { addLostPicture, addPicture } from './write/media.ts';
import { addTalent, NO_PICTURES, type Portfolio } from './write/talents.ts';

/** Talents whose book has lost a file, as old archives do. */
const LOST_PICTURE_IDS: readonly number[] = [5, 41, 100];

/** Fills the panel with the demo: pictures first, then every row that uses them. */
export async function seed(payload: Payload, data: string, count: number): Promise<void> {
  const version = painterVersion();
  const known = await readPictures(data, version, files());
  await clearContent(payload, known.size > 0);
  const talents = roster(count);
  const pictures = await draw(talents.slice(0, DEMO_TALENTS), known);
  await writePictures(data, version, pictures);
  say(`Writing talents, posts, slides and feed (${elapsed()})`);
  await writeTalents(payload, talents, pictures);
  const media = await editorialMedia(payload, pictures);
  await addPosts(payload, media);
  const films = await addFilms(payload);
  await addSlides(payload, (name, format) => media(name, format) ?? films(name, format));
  await addFeed(payload, media);
  await addSocial(payload);
}

async function draw(
  talents: readonly DemoTalent[],
  known: Map<string, JobResult>,
): Promise<Map<string, JobResult>> {
  const jobs = [...talentJobs(talents), ...sceneJobs()].filter(({ key }) => !known.has(key));
  if (jobs.length === 0) return known;
  say(`Drawing the pictures of ${talents.length} talents, posts and slides`);
  const tick = counter('Pictures', jobs.length);
  const folder = await mkdtemp(join(tmpdir(), 'passarela-pictures-'));
  const moved: Promise<void>[] = [];
  try {
    await paintAll(jobs, folder, (key, result) => {
      known.set(key, result);
      const moving = moveToStore(folder, result);
      // reported below, when painting has ended
      moving.catch(() => {});
      moved.push(moving);
      tick();
    });
    await Promise.all(moved);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return known;
}

async function moveToStore(folder: string, result: JobResult): Promise<void> {
  const names = Object.values(result).flatMap(({ filename, sizes: { thumb, web } }) => [
    ...new Set([filename, thumb.filename, web?.filename ?? filename]),
  ]);
  for (const name of names) {
    await files().put(`${MEDIA}${name}`, await readFile(`${folder}/${name}`));
    await rm(`${folder}/${name}`);
  }
}

async function writeTalents(
  payload: Payload,
  talents: readonly DemoTalent[],
  pictures: ReadonlyMap<string, JobResult>,
): Promise<void> {
  const skillIds = await addSkills(payload);
  const lost = await addLostPicture(payload);
  const portfolios: Portfolio[] = [];
  for (const talent of talents.slice(0, DEMO_TALENTS)) {
    portfolios.push(await portfolioOf(payload, talent, pictures.get(talentKey(talent.id)), lost));
  }
  for (const talent of talents) {
    const pictures = portfolios[(talent.id - 1) % portfolios.length] ?? NO_PICTURES;
    await addTalent(payload, talent, pictures, skillIds);
  }
}

async function portfolioOf(
  payload: Payload,
  { id, name }: DemoTalent,
  result: JobResult | undefined,
  lost: number,
): Promise<Portfolio> {
  if (!result) return NO_PICTURES;
  const ids = new Map<string, number>();
  for (const [slot, picture] of Object.entries(result))
    ids.set(slot, await addPicture(payload, picture, { pt: name, en: name }));
  const gallery = (kind: string) =>
    [...ids].filter(([slot]) => slot.startsWith(kind)).map(([, media]) => media);
  const book = gallery('book');
  if (LOST_PICTURE_IDS.includes(id)) book.splice(2, 0, lost);
  return { cover: ids.get('book-1') ?? null, book, snap: gallery('snap'), compo: gallery('compo') };
}

async function editorialMedia(payload: Payload, pictures: ReadonlyMap<string, JobResult>): Promise<MediaId> {
  const ids = new Map<string, number>();
  for (const [key, result] of pictures) {
    if (!key.startsWith('scene-')) continue;
    for (const picture of Object.values(result))
      ids.set(key, await addPicture(payload, picture, sceneAlt(key)));
  }
  return (scene, format) => ids.get(sceneKey(scene, format)) ?? null;
}

function sceneAlt(key: string): Text {
  const [, name] = key.split('-');
  return Object.entries(SCENE_ALTS).find(([scene]) => scene === name)?.[1] ?? { pt: '', en: '' };
}
