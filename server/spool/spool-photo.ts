import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as pipelineAsync } from 'node:stream/promises';
import type { PhotoError } from '../../lib/forms/answer.ts';
import { hasPhotoEnd, PHOTO_END_BYTES, photoError, photoType } from '../../lib/forms/photo-header.ts';
import type { Spooled } from '../../lib/forms/photos.ts';

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

const HEAD_BYTES = 128 * 1024;

type State = { error: PhotoError | null; bytes: number; type: string; last: Buffer };

/** Writes and hashes a photo while it arrives; keeps nothing of other files. `take` throws without room. */
export async function spoolPhoto(
  stream: Readable,
  { path, take }: { path: string; take: (bytes: number) => void },
): Promise<Spooled> {
  const hash = createHash('sha256');
  const state: State = { error: null, bytes: 0, type: '', last: Buffer.alloc(0) };
  stream.once('limit', () => {
    state.error = 'photoTooLarge';
  });

  const keep = (chunk: Buffer) => {
    take(chunk.length);
    hash.update(chunk);
    state.bytes += chunk.length;
    state.last = Buffer.concat([state.last, chunk.subarray(-PHOTO_END_BYTES)]).subarray(-PHOTO_END_BYTES);
    return chunk;
  };
  const look = (head: Buffer, isWhole: boolean) => {
    state.error ??= photoError(head, { isWhole });
    state.type = photoType(head);
  };

  async function* checked() {
    let head: Buffer[] | null = [];
    let headBytes = 0;
    for await (const chunk of stream) {
      if (state.error) continue;
      if (!head) {
        yield keep(chunk);
        continue;
      }
      head.push(chunk);
      headBytes += chunk.length;
      if (headBytes < HEAD_BYTES) continue;
      const beginning = Buffer.concat(head);
      head = null;
      look(beginning, false);
      if (!state.error) yield keep(beginning);
    }
    if (!head) return;
    const whole = Buffer.concat(head);
    look(whole, true);
    if (!state.error) yield keep(whole);
  }

  const read = await sealFile(path, checked());
  const { bytes, type, last } = state;
  const error = state.error ?? (hasPhotoEnd(type, last) ? null : 'photoBroken');
  if (!error) return { type, bytes, sha256: hash.digest('hex'), read };
  await rm(path, { force: true });
  return { error };
}
