import { addAbortSignal, Readable } from 'node:stream';
import { webStream } from '@passarela/gate/web-stream';
import { makeZip, predictLength } from 'client-zip';
import { files as store } from '../../platform/files/files.ts';

export type ZipFile = { name: string; key: string; size: number; lastModified: Date };

async function* contents({ key, size, name }: ZipFile, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const found = await store().get(key);
  if (!found) throw new Error(`${name} is gone`);
  let sent = 0;
  for await (const chunk of addAbortSignal(signal, found.stream)) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== size) throw new Error(`${name} changed while it was sent`);
}

/** A stored ZIP of known length, read as it is sent. A lost file errors the stream; a cancel closes it. */
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
