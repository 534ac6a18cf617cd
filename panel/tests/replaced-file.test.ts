import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type Staff, signInStaff } from './staff.ts';
import { newPicture } from './trash-kit.ts';
import { panel, unpublished } from './panel.ts';

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

test('a turned picture keeps its description', async () => {
  const { id, data } = await described();
  expect((await as('editor', 'POST', `media/${id}/turn`)).status).toBe(200);
  expect(await now(id)).toEqual({ alt: data.alt, focalX: 70, focalY: 20 });
});
