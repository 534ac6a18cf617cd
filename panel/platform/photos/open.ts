import { type Opened, unsealFor } from '../encryption/encrypted-file.ts';
import type { SealKeys } from '../encryption/keys.ts';
import { SealError } from '../encryption/seal-error.ts';
import type { FileStore } from '../files/store.ts';
import { log } from '../log/log.ts';

/** Opens a stored photo, or returns why not and logs it: `locked`, `damaged` (see SealError), `gone`. */
export async function openPhoto(
  files: FileStore,
  key: string,
  keys: SealKeys,
): Promise<Opened | 'gone' | SealError['reason']> {
  const found = await files.get(key);
  if (!found) return 'gone';
  try {
    return await unsealFor(key, found, keys);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log('error', `Photo ${key.split('/').slice(-2).join('/')}: ${error.message}`);
    return error.reason;
  }
}
