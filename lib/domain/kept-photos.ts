/** In IndexedDB: photos of an application that is not sent yet; in local storage: when the first of them is a day old. */
export const KEPT_PHOTOS_DATABASE = 'application';
export const KEPT_PHOTOS_UNTIL_KEY = 'photosUntil';
