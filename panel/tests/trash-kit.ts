import sharp from 'sharp';
import { expect } from 'vitest';
import type { Media } from '../platform/db/payload-types.ts';
import { files } from '../platform/files/files.ts';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { startMedia } from './media-server.ts';
import { call, integrationToken, makeTalent, panel, panelToken, unpublished } from './panel.ts';
import type { Role, Staff } from './staff.ts';

const BATCH = 'na-lixeira';
let shade = 0;

export async function newPicture(name: string): Promise<Media> {
  shade += 1;
  const background = { r: 9, g: shade, b: 70 };
  const data = await sharp({ create: { width: 1000, height: 1300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { data, name: `${name}.jpg`, mimetype: 'image/jpeg', size: data.length };
  return (await panel()).create({ collection: 'media', data: {}, file, ...unpublished });
}

export const newTalent = async (
  name: string,
  pictures: Media[],
  status: 'published' | 'draft' = 'published',
) => {
  const ids = pictures.map(({ id }) => id);
  const data = { name, gender: 'woman', status, categories: [1], cover: ids[0] ?? null, book: ids } as const;
  return makeTalent({ ...data, book: ids, categories: [1] });
};

export const newPost = async (title: string, cover?: Media) =>
  (await panel()).create({
    collection: 'posts',
    data: {
      title,
      type: 'news',
      batch: BATCH,
      language: 'pt',
      status: 'published',
      published_at: '2026-01-01T00:00:00.000Z',
      cover: cover?.id ?? null,
    },
    ...unpublished,
  });

export const newSlide = async (picture: Media, talent?: number) =>
  (await panel()).create({
    collection: 'slides',
    data: { type: 'home', slide_mobile: picture.id, slide_desktop: picture.id, talent: talent ?? null },
    ...unpublished,
  });

const TRASHED = JSON.stringify({ deletedAt: new Date().toISOString() });
const RESTORED = JSON.stringify({ deletedAt: null });
const ofTrash = (id: number) => `trash=true&where[id][equals]=${id}&where[deletedAt][exists]=true`;

/** The calls that the admin's buttons make, by somebody of staff. */
export const trashOf = (as: Staff) => ({
  move: (role: Role, slug: string, id: number) => as(role, 'PATCH', `${slug}/${id}`, { body: TRASHED }),
  restore: (role: Role, slug: string, id: number) =>
    as(role, 'PATCH', `${slug}?${ofTrash(id)}`, { body: RESTORED }),
  destroy: (role: Role, slug: string, id: number) => as(role, 'DELETE', `${slug}?${ofTrash(id)}`),
});

let media: Awaited<ReturnType<typeof startMedia>>;

export const openMedia = async () => {
  media = await startMedia(files());
};
/** Other tests count posts. */
export const closeMedia = async () => {
  media.stop();
  await (await panel()).db.deleteMany({ collection: 'posts', where: { batch: { equals: BATCH } } });
};

/** The statuses that /media gives for all sizes of a picture. */
export const publicStatus = async (medium: Media) => {
  const answers = await Promise.all(filesOfMedium(medium).map((file) => media.get(file)));
  return [...new Set(answers.map(({ status }) => status))];
};

export const profileOf = async (id: number) =>
  call('GET', `/integration/api/talent/profile?id=${id}`, { token: await integrationToken() });

export async function listed(id: number): Promise<boolean> {
  const token = await integrationToken();
  const answers = await Promise.all([
    call('POST', '/integration/api/talents', { token, body: { ids: [id] } }),
    call('POST', '/integration/api/talents?paginate=1000', { token, body: {} }),
  ]);
  const found = await Promise.all(
    answers.map(async (answer) => {
      const { data } = await answer.json();
      return data.some((talent: { id: number }) => talent.id === id);
    }),
  );
  expect(new Set(found).size, 'both lists say the same').toBe(1);
  return found[0] === true;
}

export const answerOf = async (path: string): Promise<string> =>
  (await call('GET', `/panel/api/${path}`, { token: await panelToken() })).text();

export const lastTakedown = async () =>
  (await (await panel()).find({ collection: 'takedowns', sort: '-id', limit: 1, depth: 0 })).docs[0];
