import { errorBody, FIELD_FAULTS, PHOTO_FIELDS, type PhotoFault } from '@passarela/contract';
import type { PhotoFault as SitePhotoFault } from '../forms/faults.ts';

const PHOTO: Record<PhotoFault, SitePhotoFault> = {
  required: 'photoMissing',
  empty: 'photoEmpty',
  type: 'photoType',
  damaged: 'photoBroken',
  slow: 'photoSlow',
  bytes: 'photoTooLarge',
  pixels: 'photoTooManyPixels',
};
/** What a status says of a photo where the words of a panel are not ours (CONTRACT, rules for both sides). */
const BY_STATUS = new Map<number, SitePhotoFault>([
  [413, 'photoTooLarge'],
  [415, 'photoType'],
]);

const isPhoto = (field: string) => PHOTO_FIELDS.some((each) => each === field);

function faultOf(field: string, text: string, status: number): string {
  if (!isPhoto(field)) return FIELD_FAULTS.some((fault) => fault === text) ? text : 'other';
  const [, known] = Object.entries(PHOTO).find(([fault]) => fault === text) ?? [];
  return known ?? BY_STATUS.get(status) ?? 'other';
}

/** The fields that the panel refused: our own message keys where it speaks them, `other` where it does not. */
export function panelFaults(body: unknown, status: number): Record<string, string> {
  const { errors = {} } = errorBody.safeParse(body).data ?? {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, [first = '']]) => [field, faultOf(field, first, status)]),
  );
}
