import type { Payload } from 'payload';
import type { Env } from '../settings/env.ts';
import { lockedPhotos } from './rotate.ts';
import { sealPlainPhotos } from './seal-plain.ts';

/** Before the first request: encrypts what an older version left, and says in the log which photos ask for another key. */
export async function readyPhotos(
  payload: Payload,
  { PASSARELA_DATA: data, PRIVATE_KEYS: keys }: Env,
): Promise<void> {
  const sealed = await sealPlainPhotos(data, keys);
  if (sealed > 0)
    payload.logger.info(`Encrypted ${sealed} photos that an older version had kept as they were`);
  for (const [id, count] of await lockedPhotos(data, keys)) {
    payload.logger.error(
      `${count} photos do not open: they need the key ${id}, which is not in PRIVATE_KEYS`,
    );
  }
}
