import { DEVICE_LIFE_MS, DEVICE_STORAGE_KEY } from '../../domain/device-key.ts';
import { STORED_PHOTOS_DATABASE, STORED_PHOTOS_UNTIL_KEY } from '../../domain/stored-photos.ts';

/** Removes photos and the device's key that were stored here a day ago. */
export function removeOldValues(): void {
  try {
    if (localStorage[STORED_PHOTOS_UNTIL_KEY] < Date.now()) {
      indexedDB.deleteDatabase(STORED_PHOTOS_DATABASE);
      delete localStorage[STORED_PHOTOS_UNTIL_KEY];
    }
    if (Number.parseInt(localStorage[DEVICE_STORAGE_KEY], 10) < Date.now() - DEVICE_LIFE_MS)
      delete localStorage[DEVICE_STORAGE_KEY];
  } catch {
    // No storage, nothing in it.
  }
}
