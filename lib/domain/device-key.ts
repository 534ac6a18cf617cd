/** The key of the time (ms) and the random key by which this device's sends are counted. */
export const DEVICE_STORAGE_KEY = 'device';
export const DEVICE_LIFE_MS = 24 * 60 * 60_000;
