import { once } from 'node:events';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { ContractError } from '../../platform/errors/contract-error.ts';

/** Takes a file part as it arrives; ends when the part does, throws its error. */
export type ReceiveFile = (file: {
  field: string;
  name: string;
  stream: Readable;
  signal: AbortSignal;
}) => Promise<void>;

type MultipartLimits = { bodyBytes: number; fieldBytes: number; fileBytes: number };

export type Fields = Record<string, string>;

const PARTS_MAX = 60;
const NAME_MAX_CHARS = 100;
const DISCARD_MAX_BYTES = 64 * 1024 * 1024;

const malformed = (message: string) => new ContractError(400, message);
const tooLarge = (bytes: number) => new ContractError(413, `The body is over ${bytes} bytes`);

/** Reads a multipart body, with only its text in memory. Throws early: 413, 400, or `receiveFile`'s error. */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  receiveFile: ReceiveFile,
): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw malformed('The body is not multipart/form-data');
  if (Number(request.headers.get('content-length') ?? 0) > limits.bodyBytes) {
    discardBody(request);
    throw tooLarge(limits.bodyBytes);
  }
  if (!request.body) throw malformed('There is no body');
  return await parse(request.body, openParser(type, limits), limits.bodyBytes, receiveFile);
}

function openParser(type: string, { fieldBytes, fileBytes }: MultipartLimits): busboy.Busboy {
  const limits = {
    fieldSize: fieldBytes,
    fileSize: fileBytes,
    parts: PARTS_MAX,
  };
  try {
    return busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', limits });
  } catch (cause) {
    throw Object.assign(malformed('The multipart body has no boundary'), { cause });
  }
}

async function parse(
  body: ReadableStream<Uint8Array>,
  parser: busboy.Busboy,
  maxBytes: number,
  receiveFile: ReceiveFile,
): Promise<Fields> {
  const fields = new Map<string, string>();
  const files: Promise<void>[] = [];
  const stop = new AbortController();
  const fail = (error: unknown) => stop.abort(error);
  const failed = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
  });
  failed.catch(() => {});

  listen(parser, { fields, files, signal: stop.signal, receiveFile, fail });
  const parsed = once(parser, 'close');
  parsed.catch(() => {});

  void feed(body.getReader(), parser, maxBytes, stop);
  try {
    await Promise.race([parsed, failed]);
    await Promise.race([Promise.all(files), failed]);
    stop.signal.throwIfAborted();
    return Object.fromEntries(fields);
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    // a refused file has let go of the disk before its folder is removed
    await Promise.allSettled(files);
    parser.destroy();
  }
}

type Received = {
  fields: Map<string, string>;
  files: Promise<void>[];
  signal: AbortSignal;
  receiveFile: ReceiveFile;
  fail: (error: unknown) => void;
};

function listen(parser: busboy.Busboy, { fields, files, signal, receiveFile, fail }: Received): void {
  parser.on('field', (name, value, { valueTruncated }) => {
    if (!name || name.length > NAME_MAX_CHARS || fields.has(name))
      fail(malformed(`The field ${name} comes twice, or its name is none`));
    else if (valueTruncated)
      fail(new ContractError(422, `${name} is too long`, { errors: { [name]: ['tooLong'] } }));
    else if (value.includes('\0')) fail(malformed(`The field ${name} is no text`));
    else fields.set(name, value);
  });
  parser.on('file', (field, stream, { filename }) => {
    // a truncated file fails its stream; the error of the body is reported once, below
    stream.on('error', () => {});
    const name = filename ?? '';
    files.push(receiveFile({ field, name, stream, signal }).catch(fail));
  });
  parser.on('partsLimit', () => fail(malformed(`There are more than ${PARTS_MAX} parts`)));
  parser.on('error', (cause) => fail(Object.assign(malformed('The multipart body is broken'), { cause })));
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Passes the body on, no faster than it is read; after a failure reads on only to keep the connection usable. */
async function feed(
  reader: Reader,
  parser: busboy.Busboy,
  maxBytes: number,
  stop: AbortController,
): Promise<void> {
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      total += value.byteLength;
      if (total > maxBytes) stop.abort(tooLarge(maxBytes));
      if (stop.signal.aborted) {
        await discard(reader);
        return;
      }
      if (!parser.write(value)) await once(parser, 'drain', { signal: stop.signal });
    }
    parser.end();
  } catch (cause) {
    if (stop.signal.aborted) await discard(reader);
    else stop.abort(Object.assign(malformed('The body ended early'), { cause }));
  }
}

async function discard(reader: Reader): Promise<void> {
  try {
    for (let total = 0; total < DISCARD_MAX_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      total += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // the sender has gone
  }
}

/** Throws a body away while the answer is already on its way. */
export function discardBody(request: Request): void {
  if (request.body && !request.bodyUsed) void discard(request.body.getReader());
}
