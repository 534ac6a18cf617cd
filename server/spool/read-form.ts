import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import { Refused } from '@passarela/gate/refusal';
import busboy from 'busboy';
import { type Spooled, spooledFiles } from '../../lib/forms/photos.ts';
import { FIELDS_MAX } from '../../lib/routes/screens.ts';
import { log } from '../../lib/system/log.ts';
import { spoolPhoto } from './spool-photo.ts';

const isNoForm = (message: string, cause?: unknown) => new Refused({ status: 422, message }, { cause });
const tooLarge = (message: string) => new Refused({ status: 413, message });
const RETRY_AFTER_S = 30;
const noRoom = (message: string, cause?: unknown) =>
  new Refused({ status: 503, message, retryAfterS: RETRY_AFTER_S }, { cause });

const KILOBYTE = 1024;
const LIMITS = {
  fields: FIELDS_MAX,
  files: PHOTO_FIELDS.length,
  parts: FIELDS_MAX + PHOTO_FIELDS.length,
  headerPairs: 16,
  fieldNameSize: 200,
  fieldSize: 128 * KILOBYTE,
  fileSize: PHOTO_MAX_BYTES,
};

/** A parser for an application's multipart form, within limits; throws Refused where it is no form. */
function openParser(req: IncomingMessage) {
  try {
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits: LIMITS });
  } catch (cause) {
    throw isNoForm('no form', cause);
  }
}

const TEXT_MAX_BYTES = 512 * 1024;

/** Takes a photo as it arrives; `name` is empty if none was chosen. */
type TakePhoto = (photo: { field: string; name: string; stream: Readable }) => Promise<void>;

const isPhotoField = (name: string) => PHOTO_FIELDS.some((field) => field === name);

/** Reads a multipart form as it arrives; drops text in a photo's field: it could name a foreign file. */
async function readForm(req: IncomingMessage, takePhoto: TakePhoto): Promise<[string, string][]> {
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
  parser.on('error', (cause) => fail(isNoForm('broken form', cause)));
  const left = () => {
    if (!req.complete) fail(isNoForm('the sender has left'));
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

const ONLY_SITE = 0o700;
const NAME_BYTES = 16;

const unguessable = () => randomBytes(NAME_BYTES).toString('hex');

type Options = {
  folder: string;
  /** Reserves bytes on the disk; false if it is full. */
  take: (bytes: number) => boolean;
  /** Whether photos are stored: of a limited address none are. */
  isStored: boolean;
};
/** A form whose photos are references to files on disk, until `remove`. */
export type SpooledForm = { fields: [string, string][]; remove: () => Promise<void> };

/** Reads an application from the network onto the disk. Throws Refused, and leaves nothing behind then. */
export async function spoolForm(
  req: IncomingMessage,
  { folder, take, isStored }: Options,
): Promise<SpooledForm> {
  const own = join(folder, unguessable());
  const references = new Map<string, string>();
  const begun = new Set<string>();

  const note = (field: string, spooled: Spooled) => {
    const reference = unguessable();
    spooledFiles().set(reference, spooled);
    references.set(field, reference);
  };
  const remove = async () => {
    for (const reference of references.values()) spooledFiles().delete(reference);
    await rm(own, { recursive: true, force: true });
  };
  const takePhoto: TakePhoto = async ({ field, name, stream }) => {
    if (!isStored || begun.has(field)) {
      stream.resume();
      return;
    }
    begun.add(field);
    const spooled = await spoolPhoto(stream, {
      path: join(own, field),
      take(bytes) {
        if (!take(bytes)) throw noRoom('no room in the spool');
      },
    });
    const isNoneChosen = 'error' in spooled && spooled.error === 'photoEmpty' && name === '';
    if (!isNoneChosen) note(field, spooled);
  };

  try {
    await mkdir(own, { recursive: true, mode: ONLY_SITE });
    const fields = await readForm(req, takePhoto);
    return { fields: [...fields, ...references], remove };
  } catch (error) {
    await remove().catch((cause) => log('error', 'spooled photos not removed', { cause: String(cause) }));
    throw error instanceof Refused ? error : noRoom('not written', error);
  }
}
