import { FIELD_ERRORS } from '@passarela/contract/limits';

/** The errors of a photo, each with its own text. */
const PHOTO_ERRORS = [
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
export type PhotoError = (typeof PHOTO_ERRORS)[number];

/** Every message key that a field can show; `other` stands for what only the panel knows. */
export const ALL_ERRORS = [...FIELD_ERRORS, ...PHOTO_ERRORS, 'phone', 'emailTypo', 'other'] as const;
