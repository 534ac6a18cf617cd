import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../encryption/replace.ts';
import { isKey } from './keys.ts';
import { type FileInfo, type FileStore, StoreError, sizeOf } from './store.ts';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const DRAFT = /^\..+\.draft$/;

/** Files in a folder of this machine. A write goes into a hidden draft beside its place, which is then renamed. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('that is no key');
    return join(root, key);
  };

  /** An application's folder goes with its last file; folders right under the root stay. */
  async function removeIfEmpty(path: string): Promise<void> {
    const folder = dirname(path);
    if (relative(root, folder).includes('/')) await rmdir(folder).catch(() => {});
  }

  async function* filesUnder(prefix: string) {
    const inside = await orNull(readdir(join(root, prefix), { recursive: true, withFileTypes: true }));
    for (const entry of inside ?? []) {
      if (entry.isFile()) yield { path: join(entry.parentPath, entry.name), isDraft: DRAFT.test(entry.name) };
    }
  }

  return {
    name: root,

    check: () =>
      attempt(`PASSARELA_DATA: the folder ${root} cannot be used`, async () => {
        await mkdir(root, { recursive: true, mode: OWN_FOLDER });
        await access(root, constants.R_OK | constants.W_OK);
      }),

    put: (key, source) =>
      attempt(`${key} was not written`, async () => {
        const path = pathOf(key);
        const draft = join(dirname(path), `.${randomBytes(8).toString('hex')}.draft`);
        const bytes = source instanceof Uint8Array ? Readable.from([source]) : source.stream;
        try {
          const target = (await openNew(draft)).createWriteStream({ flush: true });
          await pipeline(bytes, target);
          if (target.bytesWritten !== sizeOf(source)) {
            throw new Error(`${target.bytesWritten} bytes came, ${sizeOf(source)} were announced`);
          }
          await rename(draft, path);
          await syncFolder(dirname(path));
        } catch (error) {
          bytes.destroy();
          await rm(draft, { force: true });
          throw error;
        }
      }),

    get: (key, range) =>
      attempt(`${key} was not read`, async () => {
        const handle = await orNull(open(pathOf(key)));
        const info = handle && infoOf(await handle.stat());
        if (!info) await handle?.close();
        return handle && info ? { ...info, stream: handle.createReadStream(range) } : null;
      }),

    stat: (key) =>
      attempt(`${key} was not found`, async () => {
        const seen = await orNull(stat(pathOf(key)));
        return seen && infoOf(seen);
      }),

    delete: (key) =>
      attempt(`${key} was not deleted`, async () => {
        const path = pathOf(key);
        await rm(path, { force: true });
        await removeIfEmpty(path);
      }),

    async *list(prefix) {
      for await (const { path, isDraft } of filesUnder(prefix)) {
        const seen = isDraft ? null : await orNull(stat(path));
        const info = seen && infoOf(seen);
        if (info) yield { ...info, key: relative(root, path) };
      }
    },

    clean: (prefix, isLeft) =>
      attempt(`Drafts under ${prefix} were not removed`, async () => {
        for await (const { path, isDraft } of filesUnder(prefix)) {
          const seen = isDraft ? await orNull(stat(path)) : null;
          if (!seen || !isLeft(relative(root, path), seen.mtimeMs)) continue;
          await rm(path, { force: true });
          await removeIfEmpty(path);
        }
      }),
  };
}

async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(what, error);
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });

const infoOf = (seen: Stats): FileInfo | null =>
  seen.isFile()
    ? {
        size: seen.size,
        changedAt: seen.mtime,
        etag: `W/"${seen.size.toString(16)}-${seen.mtime.getTime().toString(16)}"`,
      }
    : null;

/** A new file in a folder that is made if need be, and again if it went meanwhile with its last file. */
async function openNew(path: string): Promise<FileHandle> {
  for (let tries = 1; ; tries += 1) {
    await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
    const handle = await orNull(open(path, 'wx', OWN_FILE));
    if (handle) return handle;
    if (tries === 3) throw new Error(`${dirname(path)} does not stay`);
  }
}
