import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { deleteOrphanMedia } from '../erasure/orphans.ts';
import { clientOf } from '../platform/db/client.ts';
import type { Media } from '../platform/db/payload-types.ts';
import { files } from '../platform/files/files.ts';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { isPostgres } from './environment.ts';
import { changeTalent, panel, unpublished } from './panel.ts';
import { keysUnder } from './stored-files.ts';
import { textWithPicture } from './text-with-picture.ts';
import {
  closeMedia,
  listed,
  newPicture,
  newPost,
  newSlide,
  newTalent,
  openMedia,
  publicStatus,
} from './trash-kit.ts';

// Visitors may have a file of /media while something that they see shows it (docs/decisions/publication.md).
const HOUR_MS = 60 * 60 * 1000;
await openMedia();
afterEach(() => {
  vi.useRealTimers();
});
afterAll(closeMedia);

test('an upload that nothing shows yet is not public, in no size', async () => {
  const picture = await newPicture('ainda-nao');
  expect(filesOfMedium(picture)).toHaveLength(3);
  expect(await publicStatus(picture)).toEqual([410]);
  await newTalent('Rascunho', [picture], 'draft');
  expect(await publicStatus(picture)).toEqual([410]);
});

const save = async (slug: 'agency' | 'privacy', data: object) =>
  (await panel()).updateGlobal({ slug, data, ...unpublished });

/** Shows a picture to visitors, and gives how it is taken away again. */
const PLACES: Record<string, (picture: Media) => Promise<() => Promise<unknown>>> = {
  talents: async (picture) => {
    const { id } = await newTalent('À Vista', [picture]);
    return async () => (await panel()).update({ collection: 'talents', id, data: { cover: null, book: [] } });
  },
  slides: async (picture) => {
    const { id } = await newSlide(picture);
    return async () => (await panel()).update({ collection: 'slides', id, data: { is_active: false } });
  },
  feed: async (picture) => {
    const data = { image: picture.id, permalink: 'https://x.test/9', taken_at: '2026-01-01' };
    const { id } = await (await panel()).create({ collection: 'feed', data, ...unpublished });
    return async () => (await panel()).delete({ collection: 'feed', id, ...unpublished });
  },
  'the cover of a post': async (picture) => {
    const { id } = await newPost('Com capa', picture);
    return async () => (await panel()).update({ collection: 'posts', id, data: { cover: null } });
  },
  'the text of a post': async (picture) => {
    const { id } = await newPost('Com foto');
    const write = async (content: ReturnType<typeof textWithPicture> | null) =>
      (await panel()).update({ collection: 'posts', id, data: { content }, ...unpublished });
    await write(textWithPicture(picture.id));
    return () => write(null);
  },
  'the text about the agency': async (picture) => {
    await save('agency', { about: { pt: textWithPicture(picture.id) } });
    return () => save('agency', { about: { pt: null } });
  },
};

test.each(Object.keys(PLACES))(
  'once a save into %s is answered its picture is public, and no longer after the next',
  async (place) => {
    const picture = await newPicture('visivel');
    // a file that was asked for before, as a crawler or an editor does
    expect(await publicStatus(picture)).toEqual([410]);
    const takeAway = await PLACES[place]?.(picture);
    expect(await publicStatus(picture)).toEqual([200]);
    await takeAway?.();
    expect(await publicStatus(picture)).toEqual([410]);
  },
);

test('marks of earlier versions hide nothing, and go', async () => {
  const picture = await newPicture('marcada');
  await newTalent('De Antes', [picture]);
  const marks = filesOfMedium(picture).map((name) => `withheld/${name}`);
  for (const mark of marks) await files().put(mark, new Uint8Array());
  expect(await publicStatus(picture)).toEqual([200]);
  await deleteOrphanMedia(await panel(), files(), Date.now());
  expect(await keysUnder('withheld/')).toEqual([]);
});

test('a picture comes and goes at the times of its talent, though nothing else happens then', async () => {
  const picture = await newPicture('na-hora');
  const { id } = await newTalent('Na Hora', [picture]);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const data = { publish_at: at(1), hide_at: at(3) };
  await changeTalent(id, data);
  const start = Date.now();
  const seen = [];
  for (const hours of [0, 2, 4]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + hours * HOUR_MS });
    seen.push(await publicStatus(picture));
  }
  // a store refuses a request of another time, from which its client learns the time
  vi.useRealTimers();
  await keysUnder('media/none').catch(() => []);
  expect(seen).toEqual([[410], [200], [410]]);
});

test('an end that is stored and cannot be read has come: nobody is shown longer than staff wanted', async () => {
  const picture = await newPicture('sem-fim');
  const { id } = await newTalent('Sem Fim', [picture]);
  expect([await listed(id), await publicStatus(picture)]).toEqual([true, [200]]);
  const stored = isPostgres ? ['infinity', '12012-05-05'] : ['', 'x', '+012012-05-05T00:00:00.000Z', '99999'];
  for (const value of stored) {
    await clientOf(await panel()).run(sql`UPDATE talents SET hide_at = ${value} WHERE id = ${id}`);
    await changeTalent(id, { nationality: 'BR' });
    expect.soft([await listed(id), await publicStatus(picture)], value).toEqual([false, [410]]);
  }
  await changeTalent(id, { hide_at: null });
  expect([await listed(id), await publicStatus(picture)]).toEqual([true, [200]]);
});
