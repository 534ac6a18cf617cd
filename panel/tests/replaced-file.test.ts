import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { picturesThen, swappedIn } from '../catalogue/compare/pictures.tsx';
import { files } from '../platform/files/files.ts';
import { MEDIA } from '../platform/files/keys.ts';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { visibilityOf } from '../publishing/takedown/uses.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { newPicture, trashOf } from './trash-kit.ts';

// Another file in a picture's place shows another person.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('replaced-file');
});

async function described() {
  const { id } = await newPicture('rosto-antigo');
  const data = { alt: { pt: 'Ana de perfil', en: 'Ana in profile' }, focalX: 20, focalY: 30 };
  await (await panel()).update({ collection: 'media', id, data, ...unpublished });
  return { id, data };
}

async function replace(id: number, data: object): Promise<void> {
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#825' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'rosto-novo.jpg', { type: 'image/jpeg' }));
  form.append('_payload', JSON.stringify(data));
  expect((await as('editor', 'PATCH', `media/${id}`, { body: form })).status).toBe(200);
}

const now = async (id: number) => {
  const { alt, focalX, focalY } = await (await panel()).findByID({ collection: 'media', id, depth: 0 });
  return { alt: { pt: alt?.pt ?? null, en: alt?.en ?? null }, focalX, focalY };
};

test('a new file does not keep the description and the focal point of the old one', async () => {
  const { id, data } = await described();
  await replace(id, data);
  expect(await now(id)).toEqual({ alt: { pt: null, en: null }, focalX: 50, focalY: 50 });
});

test('a description written with the new file stays', async () => {
  const { id } = await described();
  const alt = { pt: 'Bia de frente', en: null };
  await replace(id, { alt });
  expect((await now(id)).alt).toEqual(alt);
});

test('the replaced picture is in the trash with its description, withheld from the public, and can be restored', async () => {
  const { id, data } = await described();
  const payload = await panel();
  const old = await payload.findByID({ collection: 'media', id, depth: 0 });
  await replace(id, data);
  const where = { filename: { equals: old.filename } };
  const find = async () => (await payload.find({ collection: 'media', where, trash: true, depth: 0 })).docs;
  const [kept] = await find();
  expect(kept).toMatchObject({ alt: data.alt, focalX: 20, focalY: 30, width: old.width });
  expect(kept?.deletedAt).toBeTruthy();
  const stored = await Promise.all(filesOfMedium(old).map((name) => files().stat(`${MEDIA}${name}`)));
  expect(stored).not.toContain(null);
  expect((await visibilityOf(payload, [kept?.id ?? 0])).hidden).toEqual(filesOfMedium(old));
  expect((await trashOf(as).restore('editor', 'media', kept?.id ?? 0)).status).toBe(200);
  expect((await find()).map(({ deletedAt }) => deletedAt ?? null)).toEqual([null]);
});

test('the history has the picture of its time, and says so once that is gone', async () => {
  const { id, data } = await described();
  const payload = await panel();
  const nameOf = async () => (await payload.findByID({ collection: 'media', id, depth: 0 })).filename;
  const first = await nameOf();
  const before = new Date().toISOString();
  await replace(id, data);
  const second = await nameOf();
  const between = new Date().toISOString();
  await replace(id, data);
  const req = await createLocalReq({}, payload);
  const then = async (at: string | null) =>
    (await picturesThen(req, [id], at)).map((one) => one.medium?.filename);
  expect(await then(before)).toEqual([first]);
  expect(await then(between)).toEqual([second]);
  expect(await then(null)).toEqual([await nameOf()]);
  const fields = payload.collections.talents.config.flattenedFields;
  const swapped = (from: string, to: string | null) =>
    swappedIn(req, fields, { state: { cover: id, book: [id] }, from, to });
  expect(await swapped(before, null)).toEqual([id]);
  expect(await swapped(before, between)).toEqual([id]);
  expect(await swapped(before, before)).toEqual([]);
  expect(await swapped(new Date().toISOString(), null)).toEqual([]);
  await payload.delete({
    collection: 'media',
    where: { replaced_by: { equals: id } },
    trash: true,
    ...unpublished,
  });
  const [gone] = await picturesThen(req, [id], before);
  expect(gone).toMatchObject({ medium: null, replacedAt: expect.any(String) });
});

test('a turned picture keeps its description', async () => {
  const { id, data } = await described();
  expect((await as('editor', 'POST', `media/${id}/turn`)).status).toBe(200);
  expect(await now(id)).toEqual({ alt: data.alt, focalX: 70, focalY: 20 });
});
