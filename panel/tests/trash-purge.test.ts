import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteWaiting, waitingRuns } from '../erasure/hold.ts';
import { sweep } from '../erasure/worker.ts';
import { trashDays } from '../parts/trash/in-trash.ts';
import { env } from '../platform/settings/env.ts';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { keysUnder } from './stored-files.ts';
import {
  closeMedia,
  newPicture,
  newSlide,
  newTalent,
  openMedia,
  profileOf,
  publicStatus,
  trashOf,
} from './trash-kit.ts';
import { DAY_MS } from '../platform/reference/day.ts';

const TRASH_DAYS = trashDays('talents');
let as: Staff;
let trash: ReturnType<typeof trashOf>;
beforeAll(async () => {
  as = await signInStaff('purge');
  trash = trashOf(as);
  await openMedia();
  await sweepOthers();
});
afterAll(closeMedia);

const sweepAfter = async (days: number) =>
  (await sweep(await panel(), env(), { now: Date.now() + days * DAY_MS, orphansBefore: 0 })).trash;
/** The rest of other tests goes first, even if it is so much that an administrator is asked. */
async function sweepOthers() {
  await sweepAfter(TRASH_DAYS + 1);
  const payload = await panel();
  for (const [slug, run] of Object.entries(await waitingRuns(payload)))
    await noteWaiting(payload, slug, { ...run, decision: 'confirmed' });
  await sweepAfter(TRASH_DAYS + 1);
}
const count = async (collection: 'talents' | 'media' | 'slides', id: number) =>
  (await (await panel()).count({ collection, where: { id: { equals: id } }, trash: true })).totalDocs;
const versionsOf = async (id: number) =>
  (await (await panel()).countVersions({ collection: 'talents', where: { parent: { equals: id } } }))
    .totalDocs;

test('after 30 days a talent goes for good with versions and photos; what something else needs stays', async () => {
  const [own, shared] = [await newPicture('so-dela-lixo'), await newPicture('dela-e-do-slide')];
  const talent = await newTalent('Íris', [own, shared]);
  const slide = await newSlide(shared);
  await trash.move('editor', 'talents', talent.id);
  await trash.move('editor', 'slides', slide.id);
  await trash.restore('editor', 'slides', slide.id);
  await trash.move('editor', 'slides', slide.id);

  expect(await sweepAfter(TRASH_DAYS - 1)).toBe(0);
  expect([await count('talents', talent.id), await count('media', own.id)]).toEqual([1, 1]);
  expect(await versionsOf(talent.id)).toBeGreaterThan(0);

  // the talent's alone; the slide, in the trash as well, still needs the other
  await (await panel()).db.updateOne({
    collection: 'slides',
    id: slide.id,
    data: { deletedAt: new Date(Date.now() + 5 * DAY_MS).toISOString() },
  });
  expect(await sweepAfter(TRASH_DAYS + 1)).toBe(1);
  expect([await count('talents', talent.id), await versionsOf(talent.id)]).toEqual([0, 0]);
  expect([await count('media', own.id), await count('media', shared.id)]).toEqual([0, 1]);
  const left = await keysUnder('media/');
  expect(filesOfMedium(own).filter((file) => left.includes(`media/${file}`))).toEqual([]);
  expect((await profileOf(talent.id)).status).toBe(410);
  expect(await publicStatus(shared)).toEqual([410]);

  expect((await trash.restore('editor', 'slides', slide.id)).status).toBe(200);
  expect(await publicStatus(shared)).toEqual([200]);
  await trash.move('editor', 'slides', slide.id);
  await sweepAfter(TRASH_DAYS + 1);
  expect(await count('slides', slide.id)).toBe(0);
});

test('her photos go with her from the trash too, even those that were moved there first', async () => {
  const own = await newPicture('antes-dela');
  const talent = await newTalent('Jade', [own]);
  await trash.move('editor', 'media', own.id);
  await trash.move('editor', 'talents', talent.id);
  expect((await trash.destroy('admin', 'talents', talent.id)).status).toBe(200);
  expect([await count('talents', talent.id), await count('media', own.id)]).toEqual([0, 0]);
  expect(await publicStatus(own)).toEqual([404]);
});

test('a picture and its slide that were moved on one day go together', async () => {
  const picture = await newPicture('com-o-slide');
  const slide = await newSlide(picture);
  await trash.move('editor', 'slides', slide.id);
  await trash.move('editor', 'media', picture.id);
  expect((await trash.destroy('admin', 'media', picture.id)).status).toBe(409);
  expect(await sweepAfter(TRASH_DAYS + 1)).toBe(2);
  expect([await count('slides', slide.id), await count('media', picture.id)]).toEqual([0, 0]);
});
