/** Uploads of staff; the panel serves them to everybody under /media. */
export const MEDIA = 'media/';

/** Empty files, each named like one under MEDIA that the public must not have. */
export const WITHHELD = 'withheld/';

/** Photos of applications, encrypted, in a folder for each application. */
export const APPLICATIONS = 'private/applications/';

const KEY = /^(?!.*(?:^|\/)\.)[^\0\\/]+(?:\/[^\0\\/]+)+$/;

/** Whether a key names a file within the store, and no hidden one. */
export const isKey = (key: string): boolean => KEY.test(key);
