import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused } from './refusal.ts';

const HOST_IN_TARGET = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
/** No address of ours is as long; a file system takes 255 bytes for a name. */
const PATH_MAX_CHARS = 2_000;
const SEGMENT_MAX_BYTES = 255;
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const WRITTEN_TWICE = /%(?:25)*(?:2e|2f|5c)/i;
const RAW_BYTE = /[^!-~]/g;
const WITHOUT_JUNK = /^.*[\p{L}\p{N}_-]/su;

/** One address: `path` in its one spelling, `query` as it was typed, both together as `url`. */
export type Address = { path: string; query: string; url: string; isExact: boolean };
type IsPage = (path: string) => boolean;

const malformed = () => new Refused({ status: 400, message: 'The address is malformed' });
const inCode = (char: string) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw malformed();
  }
}

const isClimbing = (segment: string) => segment.split('/').some((part) => part === '.' || part === '..');

const isTooLong = (segments: readonly string[]) =>
  segments.some((segment) => Buffer.byteLength(segment) > SEGMENT_MAX_BYTES) ||
  segments.join('/').length > PATH_MAX_CHARS;

const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

/**
 * The one reading of a request's target (docs/decisions/one-gate.md). Throws 400 for dot segments, backslashes, control
 * characters and meaningless percent signs in the path. Only a page (`isPage`) has long segments, or a coded slash in
 * one, as the slug of another service may.
 */
export function readAddress(target = '/', isPage: IsPage = () => false): Address {
  const [own = ''] = target.replace(HOST_IN_TARGET, '').split('#', 1);
  if (own !== '' && !/^[/?]/.test(own)) throw malformed();
  const [typed = '', ...rest] = own.split('?');
  const query = rest.join('?').replace(RAW_BYTE, inCode);
  const segments = typed
    .replace(/[\x80-\xff]/g, inCode)
    .split('/')
    .filter(Boolean)
    .map(decoded);
  if (
    segments.some((each) => CONTROL_OR_BACKSLASH.test(each) || WRITTEN_TWICE.test(each) || isClimbing(each))
  )
    throw malformed();
  const path = pathOf(segments);
  if (!isPage(path) && (segments.some((each) => each.includes('/')) || isTooLong(segments)))
    throw malformed();
  const url = rest.length === 0 ? path : `${path}?${query}`;
  return { path, query, url, isExact: (typed || '/') === path && !target.includes('#') };
}

/** A path without the signs that chats leave behind a link: `).`, `”`, U+200B. */
export function withoutJunk(path: string): string {
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  for (let last = segments.pop(); last !== undefined; last = segments.pop()) {
    const [tidy] = WITHOUT_JUNK.exec(last) ?? [];
    if (tidy !== undefined) return pathOf([...segments, tidy]);
  }
  return '/';
}

/** Leaves the one address in `req.url`, for everything after it; or returns why there is none. */
export function takeAddress(req: Pick<IncomingMessage, 'url'>, isPage?: IsPage): Address | Refused {
  try {
    const address = readAddress(req.url, isPage);
    req.url = address.url;
    return address;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Sends a reader of another spelling to the address; true if it did. Other methods act at the address at once. */
export function moveReader({ method = '' }: IncomingMessage, res: ServerResponse, address: Address): boolean {
  if (address.isExact || !['GET', 'HEAD'].includes(method)) return false;
  res.writeHead(308, { Location: address.url, 'Cache-Control': 'no-store' }).end();
  return true;
}
