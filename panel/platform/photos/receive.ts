import { addAbortSignal, type Readable } from 'node:stream';
import { writeEncrypted } from '../encryption/encrypted-file.ts';
import { HEAD_BYTES, isHeic, mediaTypeOf } from '../reference/media-type.ts';
import { photoError } from './photo-error.ts';
import { uploadKeys } from './upload-keys.ts';

/** The file types of an application. */
const isPhoto = (head: Buffer): boolean =>
  isHeic(head) || ['.jpg', '.png', '.gif'].includes(mediaTypeOf(head) ?? '');

type Upload = { field: string; stream: Readable; path: string; signal: AbortSignal };

/** Writes an arriving photo to `path`, encrypted: 415 by its first bytes, 413 past the limit. */
export async function receivePhoto({ field, stream, path, signal }: Upload): Promise<void> {
  const stop = new AbortController();
  stream.once('limit', () => stop.abort(photoError(field, 'bytes')));
  try {
    const limits = AbortSignal.any([signal, stop.signal]);
    const photo = checked(field)(addAbortSignal(limits, stream));
    await writeEncrypted(path, photo, uploadKeys(), { signal: limits });
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  }
}

const checked = (field: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head: Buffer = Buffer.alloc(0);
    let isKnown = false;
    const check = (): void => {
      if (head.length === 0) throw photoError(field, 'empty');
      if (!isPhoto(head)) throw photoError(field, 'type');
      isKnown = true;
    };
    for await (const chunk of source) {
      if (isKnown) {
        yield chunk;
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      check();
      yield head;
    }
    if (isKnown) return;
    check();
    yield head;
  };
