import 'server-only';
import { env } from '../env.ts';
import { download } from './download.ts';

const ANSWER_LIMIT_MS = 8_000;

/**
 * The bytes of a public picture, for drawing previews; null where it cannot be had in time. Only from the storage
 * base: an address elsewhere is somebody else's.
 */
export async function readPicture(url: string): Promise<Buffer | null> {
  if (new URL(url).origin !== new URL(env().STORAGE_URL).origin) return null;
  try {
    const { bytes } = await download(url, ANSWER_LIMIT_MS);
    return Buffer.from(bytes.buffer);
  } catch {
    return null;
  }
}
