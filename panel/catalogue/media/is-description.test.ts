import { expect, test } from 'vitest';
import { panel, unpublished } from '../../tests/panel.ts';
import { uploadPicture } from '../../tests/upload-picture.ts';
import { UNDESCRIBED } from './list-filter.ts';

test.each([
  'IMG_2041.JPG',
  'foto-final.webp',
  'foto final da Ana.jpg',
  'DSC 0041',
  'pxl_20261101',
  'WhatsApp Image 2026-11-01 at 10.20.30',
  'IMG-20261120-WA0012',
  '20261120_101010',
  'nome-da-foto-2',
])('%s is no description', async (pt) => {
  const payload = await panel();
  const { id } = await uploadPicture('Nome da foto 2.jpg');
  const save = (data: object) => payload.update({ collection: 'media', id, data, ...unpublished });
  await expect(save({ alt: { pt } })).rejects.toThrow();
  await expect(save({ alt: { en: pt } })).rejects.toThrow();
  await payload.db.updateOne({ collection: 'media', id, data: { alt: { pt } } });
  await expect(save({ focalX: 20 }), 'an older one stays').resolves.toMatchObject({ focalX: 20 });
  await expect(save({ alt: { pt: '2 modelos, sorrindo; fundo azul.' } })).resolves.toMatchObject({ id });
});

test('files without a description are counted, and their list is one click away', async () => {
  const payload = await panel();
  const picture = (await uploadPicture('sem-palavras.jpg')).id;
  const undescribed = async () =>
    (await payload.find({ collection: 'media', where: UNDESCRIBED, pagination: false })).docs.map(
      ({ id }) => id,
    );
  const describe = (pt: string | null) =>
    payload.update({ collection: 'media', id: picture, data: { alt: { pt } }, ...unpublished });
  expect(await undescribed()).toContain(picture);
  await describe('Sorri à janela');
  expect(await undescribed()).not.toContain(picture);
  await describe('');
  expect(await undescribed()).toContain(picture);
});
