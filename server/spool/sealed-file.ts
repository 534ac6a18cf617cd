import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as pipelineAsync } from 'node:stream/promises';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const ONLY_SITE = 0o600;

/**
 * Writes what `chunks` yields to a new file, encrypted with a key of its own that is never written anywhere: once this
 * process is gone, nobody can read the file. Gives the way to read it, as often as needed; a file that was changed ends
 * with an error.
 */
export async function sealFile(path: string, chunks: AsyncIterable<Buffer>): Promise<() => Readable> {
  const [key, iv] = [randomBytes(KEY_BYTES), randomBytes(IV_BYTES)];
  const cipher = createCipheriv(CIPHER, key, iv);
  await pipelineAsync(chunks, cipher, createWriteStream(path, { flags: 'wx', mode: ONLY_SITE }));
  const tag = cipher.getAuthTag();
  return () => {
    const decipher = createDecipheriv(CIPHER, key, iv).setAuthTag(tag);
    // An error reaches the reader, through the stream that it reads.
    return pipeline(createReadStream(path), decipher, () => {});
  };
}
