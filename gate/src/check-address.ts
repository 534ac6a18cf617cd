import type { IncomingMessage } from 'node:http';
import { Refused } from './refusal.ts';

/** No address of ours is as long; a file system takes 255 bytes for a name. */
const PATH_MAX_CHARS = 2_000;
const SEGMENT_MAX_BYTES = 255;
/** Control characters end texts and lines in programs and databases. */
const CONTROL = /\p{Cc}/u;
/** A separator inside a name: programs disagree about which folder that is. */
const HIDDEN_SEPARATOR = /%(?:2f|5c)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refused({ status: 400, message: 'The address is malformed' });
  }
}

/** Throws 400 for meaningless percent signs or control characters, 404 for a path unlike any of ours. */
export function checkAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): void {
  const written = url.split('?', 1)[0] ?? '/';
  const path = decoded(written);
  if (CONTROL.test(path)) throw new Refused({ status: 400, message: 'The address is malformed' });
  const isLong = path.split('/').some((segment) => Buffer.byteLength(segment) > SEGMENT_MAX_BYTES);
  if (isLong || path.length > PATH_MAX_CHARS || HIDDEN_SEPARATOR.test(written)) {
    throw new Refused({ status: 404, message: 'There is no such address' });
  }
}
