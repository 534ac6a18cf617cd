/** The name of the one cache. */
export const CACHE = 'kept';
export const openCache = () => caches.open(CACHE);

/** A page answers the router by other headers; a copy is the page. */
export const anyForm = { ignoreVary: true };

/** The address by which a copy is stored: without its query, but a picture by its source, whatever its width. */
export function keyOf(address: string | URL): string {
  const { pathname, searchParams } = new URL(address, location.href);
  const source = searchParams.get('url');
  return pathname + (source ? `?url=${encodeURIComponent(source)}` : '');
}

const isFavorites = (key: string) => /^\/(en\/)?favo/.test(key);

/** Shared selections are not stored: their address is somebody else's. */
async function findPage(cache: Cache, url: URL): Promise<Response> {
  const copy = url.searchParams.has('ids') ? undefined : await cache.match(keyOf(url), anyForm);
  if (!copy) {
    const list = (await cache.keys()).find((request) => isFavorites(keyOf(request.url)));
    return list ? Response.redirect(list.url) : Response.error();
  }
  const headers = new Headers(copy.headers);
  for (const name of ['encoding', 'length']) headers.delete(`content-${name}`);
  return new Response((await copy.text()).replace('<html', '<html data-offline'), { headers });
}

/** The copy of an address; a page without one leads to the favorites. */
export async function fromCopy(url: URL, isPage: boolean): Promise<Response> {
  const cache = await openCache();
  if (isPage) return findPage(cache, url);
  return (await cache.match(keyOf(url), anyForm)) ?? Response.error();
}
