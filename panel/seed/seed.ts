import type { CollectionSlug, Payload } from 'payload';
import { files } from '../platform/files/files.ts';
import { MEDIA } from '../platform/files/keys.ts';
import { deleteUnder } from '../platform/files/store.ts';
import { type DemoTalent, roster } from './data/roster.ts';
import { elapsed, say } from './options.ts';
import { addAgency, addFeed, addPosts, addSkills, addSlides } from './write/editorial.ts';
import { addFilms, addLostPicture, addPictures, type MediaOf } from './write/pictures.ts';
import { addTalent, type Portfolio } from './write/talents.ts';

/** Talents whose book has lost a file, as old archives do. */
const LOST_PICTURE_IDS: readonly number[] = [8, 30, 54];

/** Fills the panel with the demo: pictures first, then every row that uses them. */
export async function seed(payload: Payload, count: number): Promise<void> {
  await clearContent(payload);
  const talents = roster(count);
  const media = await addPictures(payload, roster());
  say(`Writing talents, posts, slides and feed (${elapsed()})`);
  const skillIds = await addSkills(payload);
  const lost = await addLostPicture(payload);
  for (const talent of talents) await addTalent(payload, talent, portfolioOf(talent, media, lost), skillIds);
  await addPosts(payload, media);
  await addSlides(payload, media, await addFilms(payload));
  await addFeed(payload, media);
  await addAgency(payload, media);
}

/** Talents whose cards show the picture that their book opens with; other books open with the second. */
const opensWithCover = (id: number) => id % 2 === 0;

function portfolioOf({ id, galleries }: DemoTalent, media: MediaOf, lost: number): Portfolio {
  const idsOf = (gallery: keyof typeof galleries) =>
    galleries[gallery].flatMap(({ file }) => media(file) ?? []);
  const [cover = null, second, ...others] = idsOf('book');
  const pair = opensWithCover(id) ? [cover, second] : [second, cover];
  const book = [...pair, ...others].filter((picture) => typeof picture === 'number');
  if (LOST_PICTURE_IDS.includes(id)) book.splice(2, 0, lost);
  return { cover, book, snap: idsOf('snap'), compo: idsOf('compo') };
}

const CONTENT = [
  'talents',
  'posts',
  'slides',
  'feed',
  'skills',
  'media',
] as const satisfies readonly CollectionSlug[];

/** Whether the panel has content, of staff or of an earlier run. */
export async function hasContent(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(CONTENT.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Removes public content and its files; users, inbox, catalogue stay. Sends no webhook. */
async function clearContent(payload: Payload): Promise<void> {
  for (const collection of CONTENT) await payload.db.deleteMany({ collection, where: {} });
  await deleteUnder(files(), MEDIA);
}
