import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { HEADER_BYTES, keyIdOf, openedSize, seal, unseal } from './format.ts';
import type { SealKeys } from './keys.ts';

const ONLY_PANEL = 0o600;

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A file is bound to its folder and name: moved to another's place it does not open. */
const nameOf = (path: string): string => path.split('/').slice(-2).join('/');

export const sealFor = (path: string, source: Source, keys: SealKeys): AsyncGenerator<Buffer> =>
  seal(source, keys, nameOf(path));

/** Encrypts a stream into a new file, on disk when this ends. `boundTo`: the name that a draft will get. */
export async function writeEncrypted(
  path: string,
  source: Source,
  keys: SealKeys,
  { boundTo = path, signal }: { boundTo?: string; signal?: AbortSignal } = {},
): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx', mode: ONLY_PANEL, flush: true });
  await pipeline(sealFor(boundTo, source, keys), target, signal ? { signal } : {});
}

/** An opened file: the length of its content, and its bytes, each checked before it is sent. */
export type Opened = { size: number; stream: Readable };

/** Opens a file encrypted for that path; throws a SealError. The caller reads the stream, or destroys it. */
export async function unsealFor(
  path: string,
  { stream, size }: { stream: Readable; size: number },
  keys: SealKeys,
): Promise<Opened> {
  try {
    const { header, rest } = await beheaded(stream);
    const bytes = unseal(rest, header, { keys, name: nameOf(path) });
    const opened = Readable.from(startedWith(await bytes.next(), bytes));
    opened.once('close', () => stream.destroy());
    return { size: openedSize(size), stream: opened };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

export async function openEncrypted(path: string, keys: SealKeys): Promise<Opened> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return unsealFor(path, { stream: handle.createReadStream(), size }, keys);
}

export const readEncrypted = async (path: string, keys: SealKeys): Promise<Buffer> =>
  buffer((await openEncrypted(path, keys)).stream);

/** The id of the key that the beginning of an encrypted file asks for; throws `damaged` when it is none. */
export async function keyIdIn(stream: Readable): Promise<string> {
  try {
    return keyIdOf((await beheaded(stream)).header);
  } finally {
    stream.destroy();
  }
}

async function beheaded(stream: Readable): Promise<{ header: Buffer; rest: AsyncGenerator<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let read: Buffer = Buffer.alloc(0);
  while (read.length < HEADER_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    read = Buffer.concat([read, value]);
  }
  const rest = startedWith(
    { done: false, value: read.subarray(HEADER_BYTES) },
    { [Symbol.asyncIterator]: () => chunks },
  );
  return { header: read.subarray(0, HEADER_BYTES), rest };
}

async function* startedWith(first: IteratorResult<Buffer>, rest: AsyncIterable<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}
