import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether parsed JSON holds more values than `max`, however they are nested; stops counting there. */
export function hasMoreValuesThan(max: number, json: unknown): boolean {
  const open: object[] = isNested(json) ? [json] : [];
  let count = open.length;
  for (let next = open.pop(); next; next = open.pop()) {
    const values: unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += values.length;
    if (count > max) return true;
    open.push(...values.filter(isNested));
  }
  return false;
}

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

/** As UTF-8; as Latin-1, declared or not, where most of its letters are none of UTF-8. */
function decode(bytes: Buffer): { text: string; isLatin1: boolean } {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const isLatin1 = broken > 0 && broken >= (text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0);
  return { text: isLatin1 ? new TextDecoder('windows-1252').decode(bytes) : text, isLatin1 };
}

/** The text of a body, unpacked, without a byte order mark. Throws TooLargeError. */
async function readText(body: Readable, encoding: string) {
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
  return decode(Buffer.concat(chunks));
}

/** The JSON behind what PHP printed before it (`<br />\n<b>Notice</b>: …{"success":true}`); undefined without. */
function jsonBehind(text: string): unknown {
  for (const { index } of text.matchAll(/^[[{]|(?<=[\s>])[[{]/gm)) {
    try {
      return JSON.parse(text.slice(index));
    } catch {
      // The next bracket may begin it.
    }
  }
  return undefined;
}

const NOTICE = /^\s*(<br\s*\/?>|<b>|(PHP )?(warning|notice|deprecated|strict standards)\b)/i;

function jsonIn(text: string): { json: unknown; hasNotice: boolean } | null {
  try {
    return { json: JSON.parse(text), hasNotice: false };
  } catch {
    const json = NOTICE.test(text) ? jsonBehind(text) : undefined;
    return json === undefined ? null : { json, hasNotice: true };
  }
}

export type Content = { body: unknown; isJson: boolean; hasNotice: boolean; isLatin1: boolean };

/** An answer's JSON, whatever its type, also behind notices; `isJson` is false for other text, true for none. */
export async function readBody(body: Readable, encoding: string): Promise<Content> {
  const { text, isLatin1 } = await readText(body, encoding);
  if (text.trim() === '') return { body: null, isJson: true, hasNotice: false, isLatin1 };
  const found = jsonIn(text);
  if (found === null) return { body: text, isJson: false, hasNotice: false, isLatin1 };
  if (hasMoreValuesThan(ANSWER_MAX_VALUES, found.json)) throw new TooLargeError();
  return { body: found.json, isJson: true, hasNotice: found.hasNotice, isLatin1 };
}
