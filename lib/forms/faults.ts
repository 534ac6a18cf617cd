import { FIELD_FAULTS } from '@passarela/contract/limits';

/** What can be wrong with a photo: each has its own text. */
const PHOTO_FAULTS = [
  'photoMissing',
  'photoEmpty',
  'photoTooLarge',
  'photoTooManyPixels',
  'photoBomb',
  'photoHeic',
  'photoSvg',
  'photoPdf',
  'photoVideo',
  'photoProgram',
  'photoType',
  'photoBroken',
  'photoSlow',
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** Every message key that a field can show; `other` stands for what only the panel knows. */
export const ALL_FAULTS = [...FIELD_FAULTS, ...PHOTO_FAULTS, 'phone', 'other'] as const;
