/** In IndexedDB: the photos of an unsent application; in local storage: when the first is a day old. */
export const STORED_PHOTOS_DATABASE = 'application';
export const STORED_PHOTOS_UNTIL_KEY = 'photosUntil';
