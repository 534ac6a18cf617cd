/** How much a browser keeps. */
const LIMIT_BYTES = '3e7';
const PICTURES_OF_A_PAGE = 4;

/** Without line ends and the spaces around signs; so no text or pattern in it may need one there. */
const packed = (source: string) =>
  source.replaceAll(/\n\s*/g, '').replaceAll(/ ?([=(){}[\],;:?|&<>+!]) ?/g, '$1');

/**
 * The service worker (docs/decisions/offline.md): everything comes from the network first (Chromium, known by `userAgentData`,
 * asks for a page while the worker starts; Firefox would show that request's failure instead of the copy); the favorites, their profiles and what those need come from the copy where there is no network. A
 * page asks by message which pages are to be kept; what they do not need any more goes, unless they are `more` of them. A kept page has `data-offline` at
 * its root. A new version of the worker begins without copies: what an earlier build let them hold may be public no longer.
 */
export const OFFLINE_WORKER = packed(`
const vary = { ignoreVary: true };
const opened = () => caches.open('kept');
const keyOf = address => {
  const { pathname, searchParams } = new URL(address, location);
  const source = searchParams.get('url');
  return pathname + (source ? '?url=' + encodeURIComponent(source) : '');
};
addEventListener('install', () => skipWaiting());
addEventListener('activate', e =>
  e.waitUntil(Promise.all([clients.claim(), last = caches.delete('kept'), navigator.userAgentData && registration.navigationPreload.enable()])));

const fromCopy = async (url, isPage) => {
  const cache = await opened();
  const kept = !(isPage && url.searchParams.has('ids')) && await cache.match(keyOf(url), vary);
  if (!isPage) return kept || Response.error();
  if (!kept) {
    const list = (await cache.keys()).find(({ url }) => /^\\/(en\\/)?favo/.test(keyOf(url)));
    return list ? Response.redirect(list.url) : Response.error();
  }
  const headers = new Headers(kept.headers);
  for (const name of ['encoding', 'length']) headers.delete('content-' + name);
  return new Response((await kept.text()).replace('<html', '<html data-offline'), { headers });
};
addEventListener('fetch', e => {
  const { request } = e;
  const url = new URL(request.url);
  const isPage = request.mode == 'navigate';
  if (request.method != 'GET' || url.origin != location.origin) return;
  if (!isPage && !url.pathname.startsWith('/_next/')) return;
  e.respondWith((async () => await e.preloadResponse || fetch(request))().then(
    answer => {
      if (/4(04|10)/.test(answer.status))
        e.waitUntil(opened().then(cache => cache.delete(keyOf(url), vary)));
      return answer;
    },
    () => fromCopy(url, isPage)
  ));
});

const keep = async ({ pages, parts, width, more }) => {
  if (!pages[0]) return Promise.all([caches.delete('kept'), registration.unregister()]);
  const cache = await opened();
  const wanted = new Set();
  let bytes = 0;
  const add = async (address, isFresh) => {
    const key = keyOf(address);
    if (wanted.has(key) || bytes > ${LIMIT_BYTES}) return;
    let kept = !isFresh && await cache.match(key, vary);
    if (!kept) {
      const answer = await fetch(address, { redirect: 'manual', cache: isFresh ? 'no-cache' : 'default', priority: 'low' });
      kept = answer.ok ? answer.clone() : answer.status > 499 && await cache.match(key, vary);
      if (!kept) return;
      if (answer.ok) await cache.put(key, answer).catch(() => {});
    }
    const body = await kept.blob();
    if ((bytes += body.size) > ${LIMIT_BYTES}) return;
    wanted.add(key);
    return isFresh && body.text();
  };
  for (const part of parts) await add(part);
  for (const { page, cover } of pages) {
    const html = await add(page, true);
    if (!html) continue;
    for (const [part] of html.matchAll(/\\/_next\\/static\\/[\\w./-]+/g)) await add(part);
    const pictures = new Map();
    if (cover) pictures.set(keyOf(cover), cover);
    for (const [found] of html.matchAll(/\\/_next\\/image\\?url=[^&"]+&amp;w=(\\d+)&amp;q=\\d+(?=\\s\\d+w)/g)) {
      const address = found.replaceAll('&amp;', '&');
      const key = keyOf(address);
      const known = pictures.get(key);
      if (known ? known != cover && +/w=(\\d+)/.exec(known)[1] < width : pictures.size < ${PICTURES_OF_A_PAGE})
        pictures.set(key, address);
    }
    for (const picture of pictures.values()) await add(picture, picture == cover);
  }
  if (!more) for (const { url } of await cache.keys())
    if (!wanted.has(keyOf(url))) await cache.delete(url, vary);
};
let last = Promise.resolve();
addEventListener('message', e => {
  e.waitUntil(last = last.then(() => keep(e.data)).catch(() => {}));
})`);

/** Served where copies are switched off: what was kept goes, and the worker with it. */
export const ENDING_WORKER = packed(`
addEventListener('install', () => skipWaiting());
addEventListener('activate', e => e.waitUntil(caches.delete('kept').then(() => registration.unregister())))`);
