/**
 * The errors of an application's photo, texts under `errors.image_n`. required (422): none was sent · empty, type,
 * damaged, slow (415): not an accepted image · bytes (413): over PHOTO_MAX_BYTES · pixels (422): over
 * PHOTO_MAX_PIXELS.
 */
export const PHOTO_ERRORS = ['required', 'empty', 'type', 'damaged', 'slow', 'bytes', 'pixels'] as const;
export type PhotoError = (typeof PHOTO_ERRORS)[number];
