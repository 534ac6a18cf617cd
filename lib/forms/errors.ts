import { FIELD_ERRORS } from '@passarela/contract/limits';

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

/** Every message key of a field; `other` stands for the panel's own errors. */
export const ALL_ERRORS = [...FIELD_ERRORS, ...PHOTO_ERRORS, 'phone', 'emailTypo', 'other'] as const;
