import { talentAnswer, talentPage } from '@passarela/contract';
import { afterAll, expect, test } from 'vitest';
import { call, changeTalent, integrationToken, makeTalent, panel, unpublished } from './panel.ts';
import { uploadPicture } from './upload-picture.ts';

let id = 0;
afterAll(async () => {
  await (await panel()).delete({ collection: 'talents', id, ...unpublished });
});

/** The file that a profile opens with, as list and profile both say. */
async function opening() {
  const token = await integrationToken();
  const list = await call('POST', '/integration/api/talents', { token, body: { ids: [id] } });
  const profile = await call('GET', `/integration/api/talent/profile?id=${id}`, { token });
  const [row] = talentPage.parse(await list.json()).data;
  const { data } = talentAnswer.parse(await profile.json());
  expect(row?.opening).toEqual(data.opening);
  return data.opening?.file;
}

test('a profile opens with the first picture of book, snap, compo that may be shown', async () => {
  const payload = await panel();
  const [one, two] = [await uploadPicture('abre-1.jpg'), await uploadPicture('abre-2.jpg')];
  const data = { name: 'Abre Alas', gender: 'woman', status: 'published', categories: [1] } as const;
  const shown = { ...data, categories: [...data.categories], book: [one.id, two.id] };
  ({ id } = await makeTalent(shown));
  const save = (galleries: { book: number[]; snap: number[] }) => changeTalent(id, galleries);
  expect(await opening()).toBe(one.filename);
  await payload.db.updateOne({ collection: 'media', id: one.id, data: { taken_down: true } });
  await save({ book: [one.id, two.id], snap: [] });
  expect(await opening()).toBe(two.filename);
  await save({ book: [one.id], snap: [two.id] });
  expect(await opening()).toBe(two.filename);
  await save({ book: [], snap: [] });
  expect(await opening()).toBeUndefined();
});
