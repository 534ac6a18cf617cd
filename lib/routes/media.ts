import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { canAddHosts, isPictureHost, publicOrigin } from '../system/picture-hosts.ts';

declare global {
  /** Hosts that were named in the log. Global, because pages and route handlers are separate bundles. */
  var passarelaUnknownHosts: Set<string> | undefined;
}

const NAMED_MAX = 50;

/** A path without the slash and the storage's own prefix, with which some services write it. */
function belowStorage(path: string, storage: string): string {
  const prefix = `${URL.parse(storage)?.pathname.replace(/^\//, '') ?? ''}/`;
  const relative = path.replace(/^\/+/, '');
  return prefix !== '/' && relative.startsWith(prefix) ? relative.slice(prefix.length) : relative;
}

/** Absolute address of a public file: a path containing http is used as it is. */
export function mediaUrl(path: string): string {
  if (path.includes('http')) return path;
  if (/^\/\/[^/]+\.[^/]+\//.test(path)) return `https:${path}`;
  const { STORAGE_URL } = env();
  return `${STORAGE_URL}/${belowStorage(path, STORAGE_URL)}`;
}

/** Why a file is not shown, and the remedy. */
function reasonOf(url: string): string {
  if (env().MEDIA_HOSTS_ONLY) return 'in neither list, and MEDIA_HOSTS_ONLY is set';
  if (publicOrigin(url) === null) return 'no public https address: if it is meant, add it to MEDIA_HOSTS';
  if (!canAddHosts()) return 'pictures come from too many hosts: add it to MEDIA_HOSTS';
  return 'no picture field names it: if it is meant, add it to MEDIA_HOSTS';
}

/** Logs each host once, without the rest of the address. */
function nameHost(url: string) {
  const host = URL.parse(url)?.host ?? 'not an address';
  globalThis.passarelaUnknownHosts ??= new Set();
  const named = globalThis.passarelaUnknownHosts;
  if (named.has(host) || named.size >= NAMED_MAX) return;
  named.add(host);
  log('warn', 'media of an unknown host', { host, reason: reasonOf(url) });
}

/** Resized, shown as it is, or not shown (docs/decisions/media-hosts.md). */
type MediaUse = 'optimized' | 'plain' | 'none';

const isOfStorage = (url: string) => url.startsWith(`${env().STORAGE_URL}/`);

/** The optimizer makes nothing of drawings. */
const isDrawing = (url: string) => /\.svg$/i.test(URL.parse(url)?.pathname ?? '');

/** The use of a file of the storage or a configured host, else null. A query is another name for the same file. */
export function listedUse(url: string): 'optimized' | 'plain' | null {
  const { MEDIA_HOSTS, PLAIN_MEDIA_HOSTS } = env();
  if (isOfStorage(url)) return URL.parse(url)?.search === '' && !isDrawing(url) ? 'optimized' : 'plain';
  const origin = URL.parse(url)?.origin;
  if (origin === undefined) return null;
  if (MEDIA_HOSTS.includes(origin)) return isDrawing(url) ? 'plain' : 'optimized';
  return PLAIN_MEDIA_HOSTS.includes(origin) ? 'plain' : null;
}

/** The use of a public file, by its host; logs each host once whose files are not shown. */
export function mediaUse(url: string): MediaUse {
  const listed = listedUse(url);
  if (listed !== null) return listed;
  const origin = publicOrigin(url);
  if (origin !== null && isPictureHost(origin)) return 'plain';
  nameHost(url);
  return 'none';
}

const DRAFT = 'draft';

/** A draft's file, which the public may not have: its path with the panel's signature. */
export const draftFile = (path: string, signature: string): string =>
  `${path}?${DRAFT}=${encodeURIComponent(signature)}`;

/** Such a file is shown as it is: an optimizer stores its results. */
const isDraftFile = (url: string): boolean => URL.parse(url)?.searchParams.has(DRAFT) ?? false;

/** Whether the server itself may fetch a file for drawings and archives. */
export const isFetched = (url: string): boolean =>
  isOfStorage(url) ? !isDraftFile(url) : listedUse(url) === 'optimized';
