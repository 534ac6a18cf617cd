import type { Payload } from 'payload';
import { files } from '../files/files.ts';
import type { Env } from '../settings/env.ts';
import { encryptOldPhotos } from './encrypt-old.ts';
import { lockedPhotos } from './rotate.ts';

/** Before the first request: encrypts plain photos of an older version. Logs photos that need another key. */
export async function readyPhotos(
  payload: Payload,
  { PASSARELA_DATA: data, PRIVATE_KEYS: keys }: Env,
): Promise<void> {
  const sealed = await encryptOldPhotos(data, keys);
  if (sealed > 0)
    payload.logger.info(`Encrypted ${sealed} photos that an older version had kept as they were`);
  // reads the beginning of every photo: not awaited
  logLocked(payload, keys).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Photos' }));
}

async function logLocked(payload: Payload, keys: Env['PRIVATE_KEYS']): Promise<void> {
  for (const [id, count] of await lockedPhotos(files(), keys)) {
    payload.logger.error(
      `${count} photos do not open: they need the key ${id}, which is not in PRIVATE_KEYS`,
    );
  }
}
