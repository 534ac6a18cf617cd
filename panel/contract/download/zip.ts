import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { webStream } from '../../http/web-stream.ts';

/** A file of a ZIP: its name there, where it lies, and its size and age as they were seen. */
export type ZipFile = { name: string; path: string; size: number; lastModified: Date };

async function* contents({ path, size, name }: ZipFile, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of createReadStream(path, { signal })) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== size) throw new Error(`${name} changed while it was sent`);
}

/** The files as a stored ZIP of a known length, read as it is taken. A file that is lost breaks the stream; a cancel closes the open file. */
export function zip(files: readonly ZipFile[]): { stream: ReadableStream<Uint8Array>; bytes: number } {
  const leaving = new AbortController();
  const entries = files.map((file) => ({ ...file, input: contents(file, leaving.signal) }));
  const reader = makeZip(entries).getReader();

  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } finally {
      leaving.abort();
    }
  }
  return {
    stream: webStream(Readable.from(read(), { objectMode: false })),
    bytes: Number(predictLength(files.map(({ name, size }) => ({ name, size })))),
  };
}
