/** In IndexedDB: the photos of an unsent application; in local storage: when the first is a day old. */
export const KEPT_PHOTOS_DATABASE = 'application';
export const KEPT_PHOTOS_UNTIL_KEY = 'photosUntil';
