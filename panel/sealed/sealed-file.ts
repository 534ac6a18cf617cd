import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { HEADER_BYTES, keyIdOf, openedSize, seal, unseal } from './format.ts';
import type { SealKeys } from './keys.ts';

const ONLY_PANEL = 0o600;

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A file is bound to its folder and name: what is put into another's place does not open. */
const nameOf = (path: string): string => path.split('/').slice(-2).join('/');

/** Encrypts a stream into a new file, on disk when this ends. A draft is bound to the name that it will get: `boundTo`. */
export async function writeSealed(
  path: string,
  source: Source,
  keys: SealKeys,
  { boundTo = path, signal }: { boundTo?: string; signal?: AbortSignal } = {},
): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx', mode: ONLY_PANEL, flush: true });
  await pipeline(seal(source, keys, nameOf(boundTo)), target, signal ? { signal } : {});
}

/** An encrypted file that opens: the length of what is in it, and its bytes, each checked before it is given. */
export type Opened = { size: number; stream: Readable };

/** Opens an encrypted file and checks its beginning. Throws a SealError, or ENOENT. Read the stream, or destroy it. */
export async function openSealed(path: string, keys: SealKeys): Promise<Opened> {
  const handle = await open(path, 'r');
  try {
    const header = await headerOf(handle);
    const { size } = await handle.stat();
    const source = handle.createReadStream({ start: HEADER_BYTES, autoClose: false });
    const bytes = unseal(source, header, { keys, name: nameOf(path) });
    const stream = Readable.from(startedWith(await bytes.next(), bytes));
    stream.once('close', () => void handle.close());
    return { size: openedSize(size), stream };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* startedWith(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}

export const readSealed = async (path: string, keys: SealKeys): Promise<Buffer> =>
  buffer((await openSealed(path, keys)).stream);

export async function keyIdOfFile(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    return keyIdOf(await headerOf(handle));
  } finally {
    await handle.close();
  }
}

async function headerOf(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}
