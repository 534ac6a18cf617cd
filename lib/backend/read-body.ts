import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { hasMoreValuesThan } from './count-values.ts';

/** An answer's limit, counted unpacked. */
export const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
/** Three times the values of a full page of talents: more would keep the process busy. */
const ANSWER_MAX_VALUES = 100_000;

export class TooLargeError extends Error {}

const UNPACK: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** The text of a body, unpacked, without a byte order mark. Throws TooLargeError. */
async function readText(body: Readable, encoding: string): Promise<string> {
  const unpack = UNPACK[encoding.trim().toLowerCase()]?.();
  // Its failure reaches the loop below.
  const stream = unpack ? pipeline(body, unpack, () => undefined) : body;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) throw new TooLargeError();
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** An answer's content: JSON whatever its type; `isJson` is false for other text, and true for none. */
export async function readBody(
  body: Readable,
  encoding: string,
): Promise<{ body: unknown; isJson: boolean }> {
  const text = await readText(body, encoding);
  if (text.trim() === '') return { body: null, isJson: true };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { body: text, isJson: false };
  }
  if (hasMoreValuesThan(ANSWER_MAX_VALUES, json)) throw new TooLargeError();
  return { body: json, isJson: true };
}
