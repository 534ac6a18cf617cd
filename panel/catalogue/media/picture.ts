import type { Text } from '@passarela/contract/text';
import type { UploadField } from 'payload';
import { validPicture } from '../../parts/fields/valid-picture.ts';

/** Draws a picture in a list. */
export const PICTURE_CELL = '/catalogue/media/picture-cell.tsx#PictureCell';

type More = { required?: boolean; width?: string; description?: Text };

// a video there would be a broken picture
const shared = {
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { contains: 'image/' } },
  validate: validPicture,
} as const;

export const picture = (
  name: string,
  label: Text,
  { required = false, ...admin }: More = {},
): UploadField => ({
  ...shared,
  name,
  label,
  required,
  admin: { ...admin, components: { Cell: PICTURE_CELL } },
});

export const pictures = (name: string, label: Text): UploadField => ({
  ...shared,
  name,
  label,
  hasMany: true,
  admin: { isSortable: true, components: { Field: '/catalogue/gallery/gallery.tsx#Gallery' } },
});
