import { sql } from 'drizzle-orm';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../platform/db/client.ts';
import type { Media, Slide, Talent } from '../platform/db/payload-types.ts';
import { files } from '../platform/files/files.ts';
import { wakeWorker } from '../publishing/queue/job.ts';
import { carryOutDue, runSchedule } from '../publishing/schedule/worker.ts';
import { TAKE_DOWN } from '../publishing/takedown/take-down.ts';
import { startMedia } from './media-server.ts';
import { call, clock, integrationToken, panel, panelToken, unpublished } from './panel.ts';
import { aimAt, forgetTags, SiteCopy, waitingTags } from './site-instances.ts';

// short, because an S3 store refuses a clock that is wrong by a quarter of an hour
const STEP_MS = 10_000;
const [site, start] = [new SiteCopy(), Date.now()];
const at = (steps: number) => new Date(start + steps * STEP_MS).toISOString();
const media = await startMedia(files());
let shade = 0;

/** Moves every clock: that of the handlers, of the hooks, and of the worker. */
const goTo = (steps: number) => {
  const now = start + steps * STEP_MS;
  vi.useFakeTimers({ toFake: ['Date'], now });
  clock.now = () => now;
};
const look = async () => carryOutDue(await panel(), Date.now());

async function newPicture(): Promise<Media> {
  shade += 1;
  const create = { width: 400, height: 500, channels: 3 as const, background: { r: 9, g: shade, b: 90 } };
  const data = await sharp({ create }).jpeg().toBuffer();
  const file = { data, name: 'hora.jpg', mimetype: 'image/jpeg', size: data.length };
  return (await panel()).create({ collection: 'media', data: {}, file, ...unpublished });
}
const newTalent = async (times: Partial<Talent>, cover: Media, status: Talent['status'] = 'published') =>
  (await panel()).create({
    collection: 'talents',
    data: { name: 'Marcada Hora', gender: 'woman', status, cover: cover.id, ...times },
  });
const newSlide = async (times: Partial<Slide>, picture: Media) =>
  (await panel()).create({
    collection: 'slides',
    data: { type: 'about', slide_mobile: picture.id, slide_desktop: picture.id, ...times },
  });
const statusOf = async ({ filename }: Media) => (await media.get(filename ?? '')).status;
const receiptsOf = async (subject: 'talents' | 'slides', id: number) => {
  const where = { subject: { equals: subject }, subject_id: { equals: id } };
  return (await (await panel()).find({ collection: 'takedowns', where, depth: 0 })).docs;
};

async function seenOf({ id }: Talent) {
  const token = await integrationToken();
  const profile = await call('GET', `/integration/api/talent/profile?id=${id}`, { token });
  const some = await call('POST', '/integration/api/talents', { token, body: { ids: [id] } });
  const all = await call('POST', '/integration/api/talents?paginate=1000', {
    token,
    body: { q: 'Marcada Hora' },
  });
  const isIn = async (answer: Response) => (await answer.text()).includes(`"id":${id},`);
  return [profile.status, await isIn(some), await isIn(all)];
}
async function isDisplayed({ filename }: Media) {
  const token = await panelToken();
  const slides = await (await call('GET', '/panel/api/slides/about', { token })).text();
  const entity = await (await call('GET', '/panel/api/entities/slides_about', { token })).text();
  expect(slides.includes(filename ?? '')).toBe(entity.includes(filename ?? ''));
  return slides.includes(filename ?? '');
}

beforeAll(async () => {
  aimAt(site);
  await look();
});
beforeEach(forgetTags);
afterEach(() => {
  vi.useRealTimers();
  clock.now = () => Date.now();
});
afterAll(async () => {
  await media.stop();
  const payload = await panel();
  for (const collection of ['slides', 'posts', 'talents', 'media'] as const) {
    const where = { createdAt: { greater_than_equal: at(0) } };
    await payload.delete({ collection, where, trash: true, ...unpublished });
  }
});

test('a talent with times comes and goes by herself, in answers, files and tags, with a receipt', async () => {
  const cover = await newPicture();
  const talent = await newTalent({ publish_at: at(1), hide_at: at(3) }, cover);
  expect([await seenOf(talent), await statusOf(cover)]).toEqual([[404, false, false], 410]);
  await forgetTags();
  goTo(0.99);
  await look();
  expect([await seenOf(talent), await waitingTags()]).toEqual([[404, false, false], []]);

  goTo(1);
  expect(await seenOf(talent)).toEqual([200, true, true]);
  await look();
  expect([await statusOf(cover), await waitingTags()]).toEqual([200, [`talent:${talent.id}`]]);
  expect(await receiptsOf('talents', talent.id)).toEqual([]);

  await forgetTags();
  goTo(3);
  expect(await seenOf(talent)).toEqual([410, false, false]);
  await look();
  expect([await statusOf(cover), await waitingTags()]).toEqual([410, [`talent:${talent.id}`]]);
  expect(await receiptsOf('talents', talent.id)).toMatchObject([
    {
      cause: 'unpublished',
      by: null,
      tags: [`talent:${talent.id}`],
      files: expect.arrayContaining([cover.filename]),
    },
  ]);
});

test('a slide with times too', async () => {
  const picture = await newPicture();
  const slide = await newSlide({ publish_at: at(5), hide_at: at(6) }, picture);
  goTo(4);
  expect([await isDisplayed(picture), await statusOf(picture)]).toEqual([false, 410]);
  goTo(5);
  await look();
  expect([await isDisplayed(picture), await statusOf(picture)]).toEqual([true, 200]);
  await forgetTags();
  goTo(6);
  await look();
  expect([await isDisplayed(picture), await statusOf(picture)]).toEqual([false, 410]);
  expect(await waitingTags()).toEqual(['slides', 'entities']);
  expect(await receiptsOf('slides', slide.id)).toHaveLength(1);
});

test('the cover of a post waits for its day as the post does; of a deleted post it stays away', async () => {
  const payload = await panel();
  const pictures = [await newPicture(), await newPicture()];
  const posts = [];
  for (const cover of pictures) {
    const data = { title: `Dia ${cover.id}`, type: 'news', language: 'pt', status: 'published' } as const;
    const dated = { ...data, batch: `dia-${cover.id}`, published_at: at(8), cover: cover.id };
    posts.push(await payload.create({ collection: 'posts', data: dated }));
  }
  expect(await Promise.all(pictures.map(statusOf))).toEqual([410, 410]);
  await run(payload, sql`UPDATE posts SET deleted_at = ${at(7)} WHERE id = ${posts[1]?.id}`);
  await forgetTags();
  goTo(8);
  await look();
  expect(await Promise.all(pictures.map(statusOf))).toEqual([200, 410]);
  expect(await waitingTags()).toEqual(['posts', 'entities', `post:dia-${pictures[0]?.id}`]);
});

test('what came while the panel was down is made up for; of two panels one does it, and nothing twice', async () => {
  const cover = await newPicture();
  const talent = await newTalent({ hide_at: at(10) }, cover);
  const draft = await newTalent({ hide_at: at(10) }, cover, 'draft');
  await forgetTags();
  goTo(30);
  await Promise.all([look(), look()]);
  await look();
  expect(await receiptsOf('talents', talent.id)).toHaveLength(1);
  expect(await receiptsOf('talents', draft.id)).toEqual([]);
  expect([await statusOf(cover), await waitingTags()]).toEqual([410, [`talent:${talent.id}`]]);
});

test('a time that cannot be carried out is tried again, and holds up no other', async () => {
  const [first, second] = [await newPicture(), await newPicture()];
  const broken = await newTalent({ publish_at: at(40) }, first);
  const fine = await newTalent({ publish_at: at(41) }, second);
  await forgetTags();
  goTo(42);
  const { db } = await panel();
  const create = db.create.bind(db);
  const refuse = vi.spyOn(db, 'create').mockImplementation(async (given) => {
    if (given.data.tag === `talent:${broken.id}`) throw new Error('no room');
    return create(given);
  });
  await expect(look()).rejects.toThrow('no room');
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  expect(await waitingTags()).toEqual([`talent:${fine.id}`]);
  refuse.mockRestore();
  await forgetTags();
  await look();
  expect(await waitingTags()).toEqual([`talent:${broken.id}`]);
  expect(await seenOf(fine)).toEqual([200, true, true]);
});

test('a save after its time has done everything itself', async () => {
  const talent = await newTalent({ publish_at: at(-2), hide_at: at(-1) }, await newPicture());
  await forgetTags();
  await look();
  expect([await waitingTags(), await receiptsOf('talents', talent.id)]).toEqual([[], []]);
  expect(await seenOf(talent)).toEqual([404, false, false]);
});

test('taking a public talent to a later time is a takedown; taking down one who waits makes her a draft', async () => {
  const payload = await panel();
  const cover = await newPicture();
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } });
  const [admin] = docs;
  const { id } = await newTalent({}, cover);
  await payload.update({ collection: 'talents', id, data: { publish_at: at(50) } });
  expect([await statusOf(cover), (await receiptsOf('talents', id)).length]).toEqual([410, 1]);
  await TAKE_DOWN.talents(await createLocalReq({ req: { user: admin ?? null } }, payload), id);
  const { status } = await payload.findByID({ collection: 'talents', id });
  expect([status, (await receiptsOf('talents', id)).length]).toEqual(['draft', 2]);
});

test('leaving before coming is refused in words', async () => {
  const cover = await newPicture();
  await expect(newTalent({ publish_at: at(2), hide_at: at(1) }, cover)).rejects.toMatchObject({
    data: { errors: [{ path: 'hide_at', message: expect.stringContaining('depois da entrada no ar') }] },
  });
  const { id } = await newTalent({ hide_at: at(1) }, cover);
  const later = (await panel()).update({ collection: 'talents', id, data: { publish_at: at(2) } });
  await expect(later).rejects.toMatchObject({ data: { errors: [{ path: 'hide_at' }] } });
});

test('the worker looks by itself and after each save', async () => {
  const payload = await panel();
  const cover = await newPicture();
  await newTalent({ publish_at: at(60) }, cover);
  const stop = runSchedule(payload, () => Date.now());
  goTo(61);
  wakeWorker();
  await vi.waitFor(async () => expect(await statusOf(cover)).toBe(200), { timeout: 5000 });
  stop();
});
