import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { isDraftFile } from './draft-file.ts';

declare global {
  /** Hosts that were named in the log. Global, because pages and route handlers are separate bundles. */
  var passarelaUnknownHosts: Set<string> | undefined;
}

/** Bounds the log. */
const NAMED_MAX = 50;

/** A path without the slash and the storage's own prefix, with which some services write it. */
function belowStorage(path: string, storage: string): string {
  const prefix = `${URL.parse(storage)?.pathname.replace(/^\//, '') ?? ''}/`;
  const relative = path.replace(/^\/+/, '');
  return prefix !== '/' && relative.startsWith(prefix) ? relative.slice(prefix.length) : relative;
}

/** Absolute address of a public file: a path containing http is used as it is (SPEC section 3, Slide). */
export function mediaUrl(path: string): string {
  if (path.includes('http')) return path;
  if (/^\/\/[^/]+\.[^/]+\//.test(path)) return `https:${path}`;
  const { STORAGE_URL } = env();
  return `${STORAGE_URL}/${belowStorage(path, STORAGE_URL)}`;
}

/** Logs once which host is missing in the environment, without the rest of the address. */
function nameHost(host: string) {
  globalThis.passarelaUnknownHosts ??= new Set();
  const named = globalThis.passarelaUnknownHosts;
  if (named.has(host) || named.size >= NAMED_MAX) return;
  named.add(host);
  log('warn', 'media of an unknown host: add it to MEDIA_HOSTS or PLAIN_MEDIA_HOSTS', { host });
}

/** Resized, shown as it is, or not shown (docs/decisions/media-hosts.md). */
type MediaUse = 'optimized' | 'plain' | 'none';

/** The use of a public file, by its host; logs each unlisted host once. */
export function mediaUse(url: string): MediaUse {
  const { STORAGE_URL, MEDIA_HOSTS, PLAIN_MEDIA_HOSTS } = env();
  if (url.startsWith(`${STORAGE_URL}/`)) return isDraftFile(url) ? 'plain' : 'optimized';
  const { origin, host } = URL.parse(url) ?? {};
  if (origin !== undefined && MEDIA_HOSTS.includes(origin)) return 'optimized';
  if (origin !== undefined && PLAIN_MEDIA_HOSTS.includes(origin)) return 'plain';
  nameHost(host ?? 'not an address');
  return 'none';
}
