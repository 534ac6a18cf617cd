import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS, type PhotoError, type PhotoField } from '@passarela/contract';
import { readEncrypted, sealFor, writeEncrypted } from '../encryption/encrypted-file.ts';
import { type SealKeys, temporaryKeys } from '../encryption/keys.ts';
import { ContractError } from '../errors/contract-error.ts';
import { APPLICATIONS } from '../files/keys.ts';
import { deleteUnder, type FileStore } from '../files/store.ts';
import { HEAD_BYTES, isHeic, mediaTypeOf } from '../reference/media-type.ts';
import { processState } from '../work/process-state.ts';
import type { Decoder } from './decode.ts';
import { randomName } from './folders.ts';

/** The key of a stored photo, 1 to 4, in the folder of its application; never under /media. */
export const photoKey = (folder: string, number: number): string =>
  `${APPLICATIONS}${folder}/${number}.sealed`;

type Received = ReadonlyMap<PhotoField, string>;
type Destination = { files: FileStore; keys: SealKeys; decoder: Decoder };

/** Re-encodes photos into a new encrypted folder and gives its name: keeps all, or none when it throws. */
export async function keepPhotos(received: Received, { files, keys, decoder }: Destination): Promise<string> {
  const folder = randomName();
  try {
    for (const [index, field] of PHOTO_FIELDS.entries()) {
      const source = received.get(field);
      if (source === undefined) throw photoError(field, 'required');
      const decoded = await decoder.decode(() => readEncrypted(source, uploadKeys()));
      if ('error' in decoded) throw photoError(field, decoded.error);
      const key = photoKey(folder, index + 1);
      await files.put(key, await buffer(sealFor(key, [decoded.picture], keys)));
    }
    return folder;
  } catch (error) {
    // the next sweep finds undeleted ones
    await deletePhotos(files, folder).catch(() => {});
    throw error;
  }
}

export const deletePhotos = (files: FileStore, folder: string): Promise<number> =>
  deleteUnder(files, `${APPLICATIONS}${folder}/`);

const STATUS: Record<PhotoError, number> = {
  required: 422,
  empty: 415,
  type: 415,
  damaged: 415,
  slow: 415,
  bytes: 413,
  pixels: 422,
};

/** The contract's answer to a photo that is not accepted: 413, 415 or 422, with the error under its field. */
export const photoError = (field: string, error: PhotoError): ContractError =>
  new ContractError(STATUS[error], `${field} is not accepted: ${error}`, { errors: { [field]: [error] } });

const shared = processState('photos.upload-keys', temporaryKeys);

/** The key of arriving photos. It is only in memory: files left behind by a killed process cannot be read. */
const uploadKeys = shared.get;

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
