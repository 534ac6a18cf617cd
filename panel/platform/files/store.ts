import type { Readable } from 'node:stream';

/** A file's metadata. `etag` changes with the bytes, quoted as HTTP wants it. */
export type FileInfo = { size: number; changedAt: Date; etag: string };

export type Source = Uint8Array | { stream: Readable; size: number };

/** Both ends count: 0–0 is the first byte. */
export type ByteRange = { start: number; end: number };

/** A folder or a bucket (docs/decisions/storage.md). Keys begin without a slash. All throw StoreError. */
export interface FileStore {
  /** For people: which folder or bucket. */
  readonly name: string;
  /** Throws a sentence for the operator when this store's settings cannot work. */
  check(): Promise<void>;
  /** Writes a file, durable when this ends. Readers see the old one or the new one, never a part. */
  put(key: string, source: Source): Promise<void>;
  /** Opens a file or a part within it; null if there is none. Read the stream, or destroy it. */
  get(key: string, range?: ByteRange): Promise<(FileInfo & { stream: Readable }) | null>;
  stat(key: string): Promise<FileInfo | null>;
  /** One that is gone already is fine. */
  delete(key: string): Promise<void>;
  /** All files whose key begins so, in no order. The prefix ends with a slash. */
  list(prefix: string): AsyncIterable<FileInfo & { key: string }>;
  /** Removes the rest of killed writes under a prefix, if key and last change (ms) satisfy `isLeft`. */
  clean(prefix: string, isLeft: (key: string, changedAt: number) => boolean): Promise<void>;
}

export class StoreError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} (${cause instanceof Error ? cause.message || cause.name : cause})`, { cause });
    this.name = 'StoreError';
  }
}

export const sizeOf = (source: Source): number =>
  source instanceof Uint8Array ? source.byteLength : source.size;

/** Deletes every file whose key begins so; gives how many there were. */
export async function deleteUnder(files: FileStore, prefix: string): Promise<number> {
  let deleted = 0;
  for await (const { key } of files.list(prefix)) {
    await files.delete(key);
    deleted += 1;
  }
  return deleted;
}
