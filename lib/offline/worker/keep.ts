import type { KeepMessage } from '../keep-message.ts';
import { anyForm, CACHE, keyOf, openCache } from './cache.ts';
import { partsOf, picturesOf } from './parts.ts';

declare const self: ServiceWorkerGlobalScope;

/** How much a browser stores. */
const LIMIT_BYTES = 30_000_000;

/** The answer of the network; while the server is in trouble, the stored one. */
async function readAnew(cache: Cache, address: string, isPage: boolean): Promise<Response | undefined> {
  const answer = await fetch(address, {
    redirect: 'manual',
    cache: isPage ? 'no-cache' : 'default',
    priority: 'low',
  });
  if (!answer.ok) return answer.status > 499 ? cache.match(keyOf(address), anyForm) : undefined;
  const copy = answer.clone();
  // A full disk: what is stored already stays.
  await cache.put(keyOf(address), answer).catch(() => {});
  return copy;
}

/** Stores pages with their parts and pictures; what they do not need goes, unless they are `more`. */
export async function keep({ pages, parts = [], width = 0, more }: KeepMessage): Promise<unknown> {
  if (!pages[0]) return Promise.all([caches.delete(CACHE), self.registration.unregister()]);
  const cache = await openCache();
  const wanted = new Set<string>();
  let bytes = 0;
  const add = async (address: string, isPage = false) => {
    const key = keyOf(address);
    if (wanted.has(key) || bytes > LIMIT_BYTES) return undefined;
    const known = isPage ? undefined : await cache.match(key, anyForm);
    const body = await (known ?? (await readAnew(cache, address, isPage)))?.blob();
    if (!body) return undefined;
    bytes += body.size;
    if (bytes > LIMIT_BYTES) return undefined;
    wanted.add(key);
    return body;
  };
  for (const part of parts) await add(part);
  for (const { page, cover } of pages) {
    const html = await (await add(page, true))?.text();
    if (!html) continue;
    for (const part of partsOf(html)) await add(part);
    for (const picture of picturesOf(html, cover, width)) await add(picture, picture === cover);
  }
  if (more) return undefined;
  for (const { url } of await cache.keys()) if (!wanted.has(keyOf(url))) await cache.delete(url, anyForm);
  return undefined;
}
