import { FIELD_ERRORS, PHOTO_FIELDS, type PhotoError } from '@passarela/contract';
import type { PhotoError as SitePhotoError } from '../forms/errors.ts';
import { fieldErrors } from './stored-answer.ts';

const PHOTO: Record<PhotoError, SitePhotoError> = {
  required: 'photoMissing',
  empty: 'photoEmpty',
  type: 'photoType',
  damaged: 'photoBroken',
  slow: 'photoSlow',
  bytes: 'photoTooLarge',
  pixels: 'photoTooManyPixels',
};
/** The meaning of a status for a photo, for panels with other error texts than ours. */
const BY_STATUS = new Map<number, SitePhotoError>([
  [413, 'photoTooLarge'],
  [415, 'photoType'],
]);

const isPhoto = (field: string) => PHOTO_FIELDS.some((each) => each === field);

function errorOf(field: string, text: string, status: number): string {
  if (!isPhoto(field)) return FIELD_ERRORS.some((error) => error === text) ? text : 'other';
  const [, known] = Object.entries(PHOTO).find(([error]) => error === text) ?? [];
  return known ?? BY_STATUS.get(status) ?? 'other';
}

/** The fields that the panel refused: our own message keys if it uses them, else `other`. */
export function panelErrors(
  body: unknown,
  status: number,
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors(body))
      .filter(([field]) => fields.includes(field) || isPhoto(field))
      .map(([field, text]) => [field, errorOf(field, text, status)]),
  );
}
