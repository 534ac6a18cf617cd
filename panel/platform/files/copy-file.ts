import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { APPLICATIONS, MEDIA } from './keys.ts';
import type { FileInfo, FileStore } from './store.ts';

const AT_ONCE = 4;
const SAID_EVERY = 500;

/** Every file of a store, as a move or a backup takes it. */
export async function* allFiles(store: FileStore): AsyncGenerator<FileInfo & { key: string }> {
  for (const prefix of [MEDIA, APPLICATIONS]) yield* store.list(prefix);
}

/** SHA-256 of a file in hex; throws without it. */
export async function hashOf(store: FileStore, key: string): Promise<string> {
  const found = await store.get(key);
  if (!found) throw new Error(`${key} is not in ${store.name}`);
  const hash = createHash('sha256');
  await pipeline(found.stream, hash);
  return hash.digest('hex');
}

/** Copies a file, reads it back and compares; gives its size and hash, null if there is none. */
export async function copyFile(from: FileStore, to: FileStore, key: string) {
  const found = await from.get(key);
  if (!found) return null;
  const { stream, size } = found;
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  stream.on('error', (error) => counted.destroy(error));
  await to.put(key, { stream: stream.pipe(counted), size });
  const sha256 = hash.digest('hex');
  if ((await hashOf(to, key)) !== sha256) throw new Error(`${key} reads differently in ${to.name}`);
  return { size, sha256 };
}

/** Does `work` with each of them, a few at a time, and reports progress. Returns how many there were. */
export async function forEachFile<T>(
  files: AsyncIterable<T> | Iterable<T>,
  say: (line: string) => void,
  work: (file: T) => Promise<void>,
): Promise<number> {
  let done = 0;
  const rest = (async function* () {
    yield* files;
  })();
  const worker = async (): Promise<void> => {
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      await work(next.value);
      done += 1;
      if (done % SAID_EVERY === 0) say(`${done} files`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
