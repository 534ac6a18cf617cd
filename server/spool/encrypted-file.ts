import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as pipelineAsync } from 'node:stream/promises';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const ONLY_SITE = 0o600;

/** Writes `chunks` encrypted; the key lives in memory only. Gives a reader, which fails on a changed file. */
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
