import { randomKey } from '@/components/ui/random-key';
import { readText, storeText } from '@/components/ui/storage';
import { DEVICE_LIFE_MS, DEVICE_STORAGE_KEY } from '@/lib/domain/device-key';
import { DEVICE_FIELD } from '@/lib/forms/sender';

/** A key of this device, by which the site counts its sends (docs/decisions/forms.md); new after a day, or null. */
export function deviceKey(now = Date.now()): string | null {
  const [at, key] = (readText(DEVICE_STORAGE_KEY) ?? '').split(' ');
  if (key && Math.abs(now - Number(at)) < DEVICE_LIFE_MS) return key;
  const made = randomKey();
  return storeText(DEVICE_STORAGE_KEY, `${now} ${made}`) ? made : null;
}

/** Adds the device's key to a form sent at once; a waiting one goes without it. */
export function signAsDevice(data: FormData) {
  const key = deviceKey();
  if (key) data.set(DEVICE_FIELD, key);
}
