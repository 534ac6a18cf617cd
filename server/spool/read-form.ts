import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import busboy from 'busboy';
import { SpoolError } from './spool-error.ts';

const KILOBYTE = 1024;
const LIMITS = {
  fields: 60,
  files: PHOTO_FIELDS.length,
  parts: 60 + PHOTO_FIELDS.length,
  headerPairs: 16,
  fieldNameSize: 200,
  fieldSize: 128 * KILOBYTE,
  fileSize: PHOTO_MAX_BYTES,
};

/** A parser for an application's multipart form, within limits; throws SpoolError where it is no form. */
function openParser(req: IncomingMessage) {
  try {
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits: LIMITS });
  } catch (cause) {
    throw new SpoolError('offline', 'no form', { cause });
  }
}

const TEXT_MAX_BYTES = 512 * 1024;

/** Takes a photo as it arrives; `name` is empty if none was chosen. */
export type TakePhoto = (photo: { field: string; name: string; stream: Readable }) => Promise<void>;

const isPhotoField = (name: string) => PHOTO_FIELDS.some((field) => field === name);
const tooLarge = (reason: string) => new SpoolError('tooLarge', reason);

/** Reads a multipart form as it arrives; drops text in a photo's field: it could name a foreign file. */
export async function readForm(req: IncomingMessage, takePhoto: TakePhoto): Promise<[string, string][]> {
  const parser = openParser(req);
  const fields: [string, string][] = [];
  const photos: Promise<void>[] = [];
  const stop = new AbortController();
  const fail = (error: unknown) => stop.abort(error);
  let textBytes = 0;

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    textBytes += Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || textBytes > TEXT_MAX_BYTES) fail(tooLarge('text'));
    else if (!isPhotoField(name)) fields.push([name, value]);
  });
  parser.on('file', (field, stream, { filename = '' }) => {
    // A truncated file fails its stream; the error of the body is reported once, below.
    stream.on('error', () => {});
    if (isPhotoField(field)) photos.push(takePhoto({ field, name: filename, stream }).catch(fail));
    else stream.resume();
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(tooLarge(limit)));
  }
  parser.on('error', (cause) => fail(new SpoolError('offline', 'broken form', { cause })));
  const left = () => {
    if (!req.complete) fail(new SpoolError('offline', 'the sender has left'));
  };
  req.once('error', left);
  req.once('close', left);

  try {
    req.pipe(parser);
    await once(parser, 'close', { signal: stop.signal });
    await Promise.all(photos);
    stop.signal.throwIfAborted();
    return fields;
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    req.unpipe(parser);
    parser.destroy();
    // Nothing is written any more when the folder is removed.
    await Promise.allSettled(photos);
  }
}
