import type { Readable } from 'node:stream';

/** What is known of a file without reading it. `etag` changes with the bytes, quoted as HTTP wants it. */
export type FileInfo = { size: number; changedAt: Date; etag: string };

/** The bytes of a new file: all of them, or a stream of a known length. */
export type Source = Uint8Array | { stream: Readable; size: number };

/** Both ends count: 0–0 is the first byte. */
export type ByteRange = { start: number; end: number };

/**
 * Where files are: a folder or a bucket (docs/decisions/two-stores.md). A key is a path without a slash before it:
 * `media/ana-3f9a1c0b2d.jpg`. Each call throws a StoreError when the store cannot be reached or refuses.
 */
export interface FileStore {
  /** For people: which folder or bucket. */
  readonly name: string;
  /** Throws a sentence for whoever runs the panel when this store cannot be used as it is set up. */
  check(): Promise<void>;
  /** Writes a file, kept for good when this ends. Readers see the old one or the new one, never a part. */
  put(key: string, source: Source): Promise<void>;
  /** Opens a file, or a part of it that must lie within it; null where there is none. Read the stream, or destroy it. */
  get(key: string, range?: ByteRange): Promise<(FileInfo & { stream: Readable }) | null>;
  stat(key: string): Promise<FileInfo | null>;
  /** One that is gone already is fine. */
  delete(key: string): Promise<void>;
  /** All files whose key begins so, in no order. The prefix ends with a slash. */
  list(prefix: string): AsyncIterable<FileInfo & { key: string }>;
  /** Removes what killed writes left under a prefix, where its place and last change (ms) say that it is left. */
  clean(prefix: string, isLeft: (key: string, changedAt: number) => boolean): Promise<void>;
}

/** The store did not do what was asked: its network, its disk or its settings. */
export class StoreError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} (${cause instanceof Error ? cause.message || cause.name : cause})`, { cause });
    this.name = 'StoreError';
  }
}

export const sizeOf = (source: Source): number =>
  source instanceof Uint8Array ? source.byteLength : source.size;
