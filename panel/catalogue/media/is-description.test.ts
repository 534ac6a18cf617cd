import { expect, test } from 'vitest';
import { panel, unpublished } from '../../tests/panel.ts';
import { uploadPicture } from '../../tests/upload-picture.ts';

test.each(['IMG_2041.JPG', 'foto-final.webp', 'DSC 0041', 'pxl_20261101'])(
  '%s is no description',
  async (pt) => {
    const payload = await panel();
    const { id } = await uploadPicture('nome.jpg');
    const save = (data: object) => payload.update({ collection: 'media', id, data, ...unpublished });
    await expect(save({ alt: { pt } })).rejects.toThrow();
    await payload.db.updateOne({ collection: 'media', id, data: { alt: { pt } } });
    await expect(save({ focalX: 20 }), 'an older one stays').resolves.toMatchObject({ focalX: 20 });
    await expect(save({ alt: { pt: 'Sorri; fundo azul.' } })).resolves.toMatchObject({ id });
  },
);
