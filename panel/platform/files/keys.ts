/** Uploads of staff; under /media the panel serves those that visitors may have. */
export const MEDIA = 'media/';

/** Photos of applications, encrypted, in a folder for each application. */
export const APPLICATIONS = 'private/applications/';

const KEY = /^(?!.*(?:^|\/)\.)[^\0\\/]+(?:\/[^\0\\/]+)+$/;

/** Whether a key names a file within the store, and no hidden one. */
export const isKey = (key: string): boolean => KEY.test(key);
