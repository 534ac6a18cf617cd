import 'server-only';
import { request } from 'undici';
import { env } from '../env.ts';

const ANSWER_MS = 8_000;
const MAX_BYTES = 20_000_000;

/**
 * The bytes of a public picture, for drawing previews; null where it cannot be had in time. Only from the storage
 * base: an address elsewhere is somebody else's.
 */
export async function readPicture(url: string): Promise<Buffer | null> {
  if (new URL(url).origin !== new URL(env().STORAGE_URL).origin) return null;
  try {
    const { statusCode, headers, body } = await request(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > MAX_BYTES) {
      await body.dump();
      return null;
    }
    const bytes = Buffer.from(await body.arrayBuffer());
    return bytes.length > MAX_BYTES ? null : bytes;
  } catch {
    return null;
  }
}
