import { expect, test } from 'vitest';
import { moveUnused, UNUSED_DAYS, unusedNotice } from '../erasure/unused-media.tsx';
import { DAY_MS } from '../platform/reference/day.ts';
import { SITE_TEXTS } from '../publishing/takedown/texts.ts';
import { unusedMedia } from '../publishing/takedown/uses.ts';
import { changeTalent, panel, unpublished } from './panel.ts';
import { textWithPicture } from './text-with-picture.ts';
import { newPicture, newTalent } from './trash-kit.ts';

/** The types of all fields below these, tabs and groups included. */
const typesIn = (fields: unknown): string[] =>
  Object.values(fields ?? {}).flatMap((field) =>
    typeof field === 'object' && field !== null
      ? [
          ...('type' in field && typeof field.type === 'string' ? [field.type] : []),
          ...('fields' in field ? typesIn(field.fields) : []),
          ...('tabs' in field ? typesIn(field.tabs) : []),
        ]
      : [],
  );

test('every global that can hold a picture is among the texts whose pictures are in use', async () => {
  const { globals } = (await panel()).config;
  const withPictures = globals.filter(({ fields }) =>
    typesIn(fields).some((type) => type === 'richText' || type === 'upload'),
  );
  expect(withPictures.map(({ slug }) => slug).sort()).toEqual(Object.keys(SITE_TEXTS).sort());
});

const trashedAt = async (id: number) =>
  (await (await panel()).findByID({ collection: 'media', id, trash: true })).deletedAt ?? null;

test('a file that nothing shows for 30 days goes to the trash, announced a week before; others stay', async () => {
  const payload = await panel();
  // notes of other tests' clean-ups
  await payload.kv.delete('retention.unused-media');
  const [lonely, used, leaving] = [
    await newPicture('sem-uso'),
    await newPicture('com-uso'),
    await newPicture('sai-depois'),
  ];
  const talent = await newTalent('Quem Usa', [used, leaving], 'draft');
  const unused = async () => (await unusedMedia(payload)).map(({ id }) => id);
  expect(await unused()).toContain(lonely.id);
  expect(await unused()).not.toContain(used.id);

  const start = Date.now() + DAY_MS;
  await moveUnused(payload, start);
  // a year later, but seen without a use only now
  await changeTalent(talent.id, { book: [used.id], cover: null });
  await moveUnused(payload, start + 20 * DAY_MS);
  expect((await unusedNotice(payload, start + 20 * DAY_MS)).soon).toBe(0);
  expect((await unusedNotice(payload, start + (UNUSED_DAYS - 6) * DAY_MS)).soon).toBeGreaterThan(0);

  const end = start + UNUSED_DAYS * DAY_MS;
  expect(await moveUnused(payload, end)).toBeGreaterThan(0);
  expect(await trashedAt(lonely.id)).not.toBeNull();
  expect(await trashedAt(used.id)).toBeNull();
  expect(await trashedAt(leaving.id)).toBeNull();
  expect((await unusedNotice(payload, end)).moved).toBeGreaterThan(0);
  expect((await unusedNotice(payload, end + 8 * DAY_MS)).moved).toBe(0);
});

test('the photo of a person of the agency and the picture of its place are in use', async () => {
  const payload = await panel();
  const [photo, place] = [await newPicture('da-equipe'), await newPicture('da-casa')];
  const save = (data: object) => payload.updateGlobal({ slug: 'agency', data, ...unpublished });
  await save({ people: [{ name: 'Ana', photo: photo.id }], place: place.id });
  const unused = async () => (await unusedMedia(payload)).map(({ id }) => id);
  expect(await unused()).not.toEqual(expect.arrayContaining([photo.id]));
  expect(await unused()).not.toEqual(expect.arrayContaining([place.id]));
  await save({ people: [], place: null });
  expect(await unused()).toEqual(expect.arrayContaining([photo.id, place.id]));
});

test('a picture in the text of the about page is in use', async () => {
  const payload = await panel();
  const picture = await newPicture('na-privacidade');
  await payload.updateGlobal({
    slug: 'agency',
    data: { about: { pt: textWithPicture(picture.id) } },
    ...unpublished,
  });
  expect((await unusedMedia(payload)).map(({ id }) => id)).not.toContain(picture.id);
  await payload.updateGlobal({ slug: 'agency', data: { about: { pt: null } }, ...unpublished });
  expect((await unusedMedia(payload)).map(({ id }) => id)).toContain(picture.id);
});
