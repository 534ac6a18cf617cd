import { DEVICE_LIFE_MS, DEVICE_STORAGE_KEY } from '../../domain/device-key.ts';

/** Removes the device's key that was stored here a day ago. */
export function removeOldValues(): void {
  try {
    if (Number.parseInt(localStorage[DEVICE_STORAGE_KEY], 10) < Date.now() - DEVICE_LIFE_MS)
      delete localStorage[DEVICE_STORAGE_KEY];
  } catch {
    // No storage, nothing in it.
  }
}
