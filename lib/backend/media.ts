import 'server-only';
import { mediaUse } from '../routes/media.ts';
import { download } from './download.ts';

const ANSWER_LIMIT_MS = 8_000;

/**
 * The bytes of a public picture, for drawing previews; null where it cannot be had in time. Only from the storage and the
 * hosts that the optimizer reads: an address elsewhere is somebody else's.
 */
export async function readPicture(url: string): Promise<Buffer | null> {
  if (mediaUse(url) !== 'optimized') return null;
  try {
    const { bytes } = await download(url, ANSWER_LIMIT_MS);
    return Buffer.from(bytes.buffer);
  } catch {
    return null;
  }
}
