import 'server-only';
import { mediaUse } from '../routes/media.ts';
import { download } from './download.ts';

const ANSWER_LIMIT_MS = 8_000;

/** The bytes of a public picture for previews; null where it is late or of a host that is not listed. */
export async function readPicture(url: string): Promise<Buffer | null> {
  if (mediaUse(url) !== 'optimized') return null;
  try {
    const { bytes } = await download(url, ANSWER_LIMIT_MS);
    return Buffer.from(bytes.buffer);
  } catch {
    return null;
  }
}
