import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import config from '../payload.config.ts';
import type { Media } from '../platform/db/payload-types.ts';
import { files } from '../platform/files/files.ts';
import { SINGLE_PICTURES, TALENT_GALLERIES, TALENT_PICTURES } from '../platform/reference/picture-fields.ts';
import { waitingTakedowns } from '../publishing/queue/deliver.ts';
import { store } from '../publishing/queue/queue.ts';
import { runWorker } from '../publishing/queue/worker.ts';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { noteCutSaves } from '../publishing/takedown/note.ts';
import { receipt } from '../publishing/takedown/receipt.ts';
import { execute } from './execute.ts';
import { startMedia } from './media-server.ts';
import { call, integrationToken, panel, unpublished } from './panel.ts';
import { aimAt, forgetTags, REMOVED, SiteCopy } from './site-instances.ts';
import { type Staff, signInStaff } from './staff.ts';
import { keysUnder } from './stored-files.ts';
import { textWithPicture } from './text-with-picture.ts';

const site = new SiteCopy();
let as: Staff;
let stop = () => {};
let shade = 0;

async function newPicture(name: string): Promise<Media> {
  shade += 1;
  const background = { r: shade, g: 40, b: 200 };
  const data = await sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { data, name: `${name}.jpg`, mimetype: 'image/jpeg', size: data.length };
  return (await panel()).create({ collection: 'media', data: {}, file, ...unpublished });
}
const newTalent = async (name: string, pictures: Media[], status: 'published' | 'draft' = 'published') =>
  (await panel()).create({
    collection: 'talents',
    data: {
      name,
      gender: 'woman',
      status,
      cover: pictures[0]?.id ?? null,
      book: pictures.map(({ id }) => id),
    },
    ...unpublished,
  });
const media = await startMedia(files());
const statusOf = async (file: string) => (await media.get(file)).status;
const statusesOf = async (medium: Media) => [
  ...new Set(await Promise.all(filesOfMedium(medium).map(statusOf))),
];
const takedowns = async () =>
  (await (await panel()).find({ collection: 'takedowns', sort: '-id', limit: 5, depth: 0 })).docs;
const press = async (path: string) => receipt.parse(await (await as('editor', 'POST', path)).json());

beforeAll(async () => {
  as = await signInStaff('takedown');
});
afterAll(media.stop);
beforeEach(async () => {
  await forgetTags();
  Object.assign(site, { status: 200, calls: [] });
  await site.start();
  stop = runWorker(await panel(), aimAt(site));
});
afterEach(async () => {
  await vi.waitFor(async () => expect(await waitingTakedowns(await panel())).toEqual([]), { timeout: 5000 });
  stop();
  await site.stop();
});

test('one press takes a talent off /media in all sizes, names her files to the site, and gives a receipt', async () => {
  const [cover, shared] = [await newPicture('capa'), await newPicture('junto')];
  const talent = await newTalent('Ana', [cover, shared]);
  const other = await newTalent('Bia', [shared]);
  expect(filesOfMedium(cover)).toHaveLength(3);
  expect(await statusesOf(cover)).toEqual([200]);
  const began = performance.now();
  const given = await press(`talents/${talent.id}/take-down`);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await statusesOf(cover)).toEqual([410]);
  expect(await statusesOf(shared)).toEqual([200]);
  const said = site.calls.find(({ tags, files }) => files && tags.includes(`talent:${talent.id}`));
  expect(said).toMatchObject({ tags: [`talent:${talent.id}`], files: filesOfMedium(cover) });
  expect(given).toMatchObject({
    cause: 'pressed',
    subject: 'talents',
    subjectId: talent.id,
    files: filesOfMedium(cover),
  });
  expect(given.sites).toEqual([expect.objectContaining(REMOVED)]);
  expect(given.kept.map(({ by }) => by.join())).toEqual(
    filesOfMedium(shared).map(() => `talents ${other.id}`),
  );
  // the names are read when it is, and stored nowhere
  expect(given.names?.[`talents ${talent.id}`]).toBe('Ana');
  expect(JSON.stringify((await takedowns()).find(({ id }) => id === given.id))).not.toContain('Ana');
  const token = await integrationToken();
  expect((await call('GET', `/integration/api/talent/profile?id=${talent.id}`, { token })).status).toBe(410);

  // staff still see the picture, the public does not; published again it is back
  expect((await as('booker', 'GET', `media/file/${cover.filename}`)).status).toBe(200);
  expect((await as('nobody', 'GET', `media/file/${cover.filename}`)).status).toBe(403);
  await (await panel()).update({ collection: 'talents', id: talent.id, data: { status: 'published' } });
  expect(await statusesOf(cover)).toEqual([200]);
});

test('a picture in the agency’s own texts stays when its talent goes, and the receipt says where', async () => {
  const payload = await panel();
  const [own, inText] = [await newPicture('so-da-eva'), await newPicture('na-historia')];
  const talent = await newTalent('Eva', [own, inText]);
  const { about } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  await payload.updateGlobal({
    slug: 'agency',
    data: { about: { ...about, pt: textWithPicture(inText.id) } },
    ...unpublished,
  });
  try {
    const given = await press(`talents/${talent.id}/take-down`);
    expect([await statusesOf(own), await statusesOf(inText)]).toEqual([[410], [200]]);
    expect([...new Set(given.kept.flatMap(({ by }) => by))]).toEqual(['agency 0']);
    expect((await as('admin', 'DELETE', `talents/${talent.id}`)).status).toBe(200);
    expect([await statusesOf(own), await statusesOf(inText)]).toEqual([[404], [200]]);
  } finally {
    await payload.updateGlobal({ slug: 'agency', data: { about: about ?? {} }, ...unpublished });
  }
});

test('a site that does not answer is told again until it does; the receipt says so meanwhile', async () => {
  site.status = 503;
  const talent = await newTalent('Clara', [await newPicture('clara')]);
  const pressed = press(`talents/${talent.id}/take-down`);
  await vi.waitFor(() => expect(site.calls.length).toBeGreaterThanOrEqual(3), { timeout: 5000 });
  expect((await takedowns())[0]).toMatchObject({ told_at: null, sites: null });
  site.status = 200;
  expect((await pressed).sites).toHaveLength(1);
});

test('a deleted talent takes her own pictures along, not those that stand elsewhere', async () => {
  const payload = await panel();
  const [own, shared] = [await newPicture('so-dela'), await newPicture('do-slide')];
  const talent = await newTalent('Dora', [own, shared]);
  const slide = await payload.create({
    collection: 'slides',
    data: { type: 'home', slide_mobile: shared.id, slide_desktop: shared.id },
  });
  expect((await as('admin', 'DELETE', `talents/${talent.id}`)).status).toBe(200);
  const left = await keysUnder('media/');
  expect(filesOfMedium(own).filter((file) => left.includes(`media/${file}`))).toEqual([]);
  expect(await statusesOf(own)).toEqual([404]);
  expect(await statusesOf(shared)).toEqual([200]);
  expect((await payload.count({ collection: 'media', where: { id: { equals: own.id } } })).totalDocs).toBe(0);
  await vi.waitFor(async () => expect((await takedowns())[0]?.told_at).toBeGreaterThan(0));
  expect((await takedowns())[0]).toMatchObject({
    cause: 'deleted',
    subject: 'talents',
    files: filesOfMedium(own),
  });
  await payload.delete({ collection: 'slides', id: slide.id, ...unpublished });
});

test('a picture taken out of a gallery is public no longer', async () => {
  const [cover, out] = [await newPicture('fica'), await newPicture('sai')];
  const talent = await newTalent('Elisa', [cover, out]);
  await (await panel()).update({ collection: 'talents', id: talent.id, data: { book: [cover.id] } });
  expect([await statusesOf(cover), await statusesOf(out)]).toEqual([[200], [410]]);
  expect((await takedowns())[0]).toMatchObject({ subject_id: talent.id, files: filesOfMedium(out) });
});

test('one press takes a picture off everywhere, also out of answers and previews, and it can come back', async () => {
  const payload = await panel();
  const picture = await newPicture('foto');
  const talent = await newTalent('Flora', [picture]);
  const inTheFeed = await payload.create({
    collection: 'feed',
    data: { image: picture.id, permalink: 'https://x.test/1', taken_at: '2026-01-01' },
  });
  const answers = async () => {
    const token = await integrationToken();
    const list = await call('POST', '/integration/api/talents', { token, body: { ids: [talent.id] } });
    const profile = await call('GET', `/integration/api/talent/profile?id=${talent.id}`, { token });
    return `${await list.text()} ${await profile.text()}`;
  };
  const inPreview = async () => [
    ...new Set(await Promise.all(filesOfMedium(picture).map((file) => statusOf(`${file}?draft=good`)))),
  ];
  expect(await answers()).toContain('foto-');
  const given = await press(`media/${picture.id}/take-down`);
  expect(given).toMatchObject({ subject: 'media', files: filesOfMedium(picture) });
  expect(site.calls.find(({ files }) => files)?.tags).toContain(`talent:${talent.id}`);
  expect(await statusesOf(picture)).toEqual([410]);
  expect(await inPreview()).toEqual([410]);
  expect(await answers()).not.toContain('foto-');
  await payload.update({ collection: 'media', id: picture.id, data: { taken_down: false } });
  expect(await statusesOf(picture)).toEqual([200]);
  await payload.update({ collection: 'talents', id: talent.id, data: { status: 'draft' } });
  await payload.delete({ collection: 'feed', where: { id: { equals: inTheFeed.id } }, ...unpublished });
  expect([await statusesOf(picture), await inPreview()]).toEqual([[410], [200]]);
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'media', id: picture.id, data: { deletedAt } });
  expect(await inPreview()).toEqual([410]);
});

test('editors press, bookers and strangers do not; administrators read receipts, nobody changes one', async () => {
  const talent = await newTalent('Gil', [await newPicture('gil')]);
  for (const [role, status] of [
    ['nobody', 401],
    ['booker', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const) {
    expect((await as(role, 'POST', `talents/${talent.id}/take-down`)).status, role).toBe(status);
  }
  expect((await as('editor', 'POST', 'talents/999999/take-down')).status).toBe(404);
  const [last] = await takedowns();
  const id = last?.id ?? 0;
  expect((await as('admin', 'GET', `takedowns/${id}`)).status).toBe(200);
  expect((await as('editor', 'GET', `takedowns/${id}`)).status).toBe(403);
  expect((await as('admin', 'PATCH', `takedowns/${id}`, { body: '{"files":[]}' })).status).toBe(403);
  expect((await as('admin', 'DELETE', `takedowns/${id}`)).status).toBe(403);
  await expect(execute(`UPDATE takedowns SET files = '[]' WHERE id = ${id}`)).rejects.toThrow(
    'receipts of takedowns',
  );
  await expect(execute(`UPDATE takedowns SET sites = '[]' WHERE id = ${id}`)).rejects.toThrow(
    'receipts of takedowns',
  );
  await expect(execute(`DELETE FROM takedowns WHERE id = ${id}`)).rejects.toThrow('receipts of takedowns');
});

test('a save that was cut off before its receipt is named to the site at the next start', async () => {
  const picture = await newPicture('rascunho');
  const payload = await panel();
  const { id } = await newTalent('Hana', [picture]);
  expect(await statusesOf(picture)).toEqual([200]);
  // as a kill between row and receipt leaves it: the tag of the page was stored before
  await store({ payload }, [`talent:${id}`], Date.now() + 60_000);
  await execute(`UPDATE talents SET status = 'draft' WHERE id = ${id}`);
  expect(await statusesOf(picture)).toEqual([410]);
  await noteCutSaves(payload);
  expect((await takedowns())[0]).toMatchObject({
    cause: 'start',
    files: expect.arrayContaining(filesOfMedium(picture)),
  });
  await forgetTags();
  await noteCutSaves(payload);
  expect((await takedowns()).filter(({ cause }) => cause === 'start')).toHaveLength(1);
});

test('every field of the panel that holds a picture is one that takedowns look at', async () => {
  const { collections } = await config;
  const fields = collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => (field.type === 'upload' ? { ...field, slug } : [])),
  );
  const named = (isList: boolean) =>
    fields.filter(({ hasMany }) => Boolean(hasMany) === isList).map(({ slug, name }) => `${slug}.${name}`);
  expect(named(false).toSorted()).toEqual(
    SINGLE_PICTURES.map(({ collection, field }) => `${collection}.${field}`).toSorted(),
  );
  expect(named(true)).toEqual(TALENT_GALLERIES.map((field) => `talents.${field}`));
  const ofTalents = fields.flatMap(({ slug, name }) => (slug === 'talents' ? name : []));
  expect(ofTalents).toEqual([...TALENT_PICTURES]);
});

test('two panels on one database tell a takedown once', async () => {
  const other = runWorker(await panel(), aimAt(site));
  const talent = await newTalent('Uma Vez', [await newPicture('uma-vez')]);
  await press(`talents/${talent.id}/take-down`);
  other();
  const told = site.calls.filter(
    ({ files = [], tags }) => files.length > 0 && tags.includes(`talent:${talent.id}`),
  );
  expect(told).toHaveLength(1);
});

test('more takedowns than are read at once have waited for the site: each is told, the oldest first', async () => {
  stop();
  const payload = await panel();
  const names = Array.from({ length: 120 }, (_, at) => `espera-${at}.jpg`);
  for (const name of names) {
    const about = { cause: 'pressed' as const, subject: 'media' as const, started_at: 1, due: 0 };
    const data = { ...about, tags: ['slides'], files: [name], kept: [] };
    await payload.create({ collection: 'takedowns', data, ...unpublished });
  }
  stop = runWorker(payload, aimAt(site));
  await vi.waitFor(async () => expect(await waitingTakedowns(payload)).toEqual([]), { timeout: 15_000 });
  const told = site.calls.flatMap(({ files }) => files ?? []).filter((name) => names.includes(name));
  expect([...new Set(told)]).toEqual(names);
});
