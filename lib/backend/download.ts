import 'server-only';
import { request } from 'undici';
import { isFetched, mediaUse } from '../routes/media.ts';
import { connectionsFor, type Purpose } from './transport.ts';

/** A file as it came; `type` is its sender's, without parameters. */
export type Download = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** The file at an address. Throws if it is missing, empty, too large, or not whole within the limit (ms). */
export async function download(url: string, limitMs: number, purpose: Purpose = 'file'): Promise<Download> {
  const signal = AbortSignal.timeout(limitMs);
  const { statusCode, headers, body } = await request(url, { signal, dispatcher: connectionsFor(purpose) });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`status ${statusCode}`);
  }
  const bytes = new Uint8Array(await body.arrayBuffer());
  if (bytes.length === 0) throw new Error('empty');
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  return { type: type.trim().toLowerCase(), bytes };
}

const ANSWER_LIMIT_MS = 8_000;

/** The bytes of a public picture for previews; null if it is late or of a host that is not listed. */
export async function readPicture(url: string): Promise<Buffer | null> {
  if (mediaUse(url) === 'none' || !isFetched(url)) return null;
  try {
    const { bytes } = await download(url, ANSWER_LIMIT_MS);
    return Buffer.from(bytes.buffer);
  } catch {
    return null;
  }
}
