import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { APPLICATIONS, MEDIA, WITHHELD } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';

const AT_ONCE = 4;
const SAID_EVERY = 500;

type Options = { from: FileStore; to: FileStore; isDry: boolean; say: (line: string) => void };

/** Copies every file and compares hashes; throws where one differs. A dry run only reads. Gives how many. */
export async function moveFiles({ from, to, isDry, say }: Options): Promise<number> {
  await to.check();
  let moved = 0;
  const keys = keysOf(from);
  const work = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      if (isDry) await hashOf(from, next.value);
      else await copy(from, to, next.value);
      moved += 1;
      if (moved % SAID_EVERY === 0) say(`${moved} files`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  say(isDry ? `${moved} files, read` : `${moved} files, compared`);
  return moved;
}

async function* keysOf(store: FileStore): AsyncGenerator<string> {
  for (const prefix of [MEDIA, APPLICATIONS, WITHHELD]) {
    for await (const { key } of store.list(prefix)) yield key;
  }
}

async function open(store: FileStore, key: string) {
  const found = await store.get(key);
  if (!found) throw new Error(`${key} is not in ${store.name}`);
  return found;
}

async function hashOf(store: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline((await open(store, key)).stream, hash);
  return hash.digest('hex');
}

async function copy(from: FileStore, to: FileStore, key: string): Promise<void> {
  const { stream, size } = await open(from, key);
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  stream.on('error', (error) => counted.destroy(error));
  await to.put(key, { stream: stream.pipe(counted), size });
  if ((await hashOf(to, key)) !== hash.digest('hex'))
    throw new Error(`${key} reads differently in ${to.name}`);
}
