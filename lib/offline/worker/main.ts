import { anyForm, CACHE, fromCopy, keyOf, openCache } from './cache.ts';
import { keep } from './keep.ts';

// The service worker (docs/decisions/offline.md): everything comes from the network first. Without network the
// favorites, their profiles and the files of those come from copies. A stored page has `data-offline` at its root.
declare const self: ServiceWorkerGlobalScope;

let last: Promise<unknown> = Promise.resolve();

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // A new version begins without copies: what an earlier build stored may be public no longer.
  last = caches.delete(CACHE);
  // Chromium, known by this, asks for a page while the worker starts. Firefox would show the failure of that request
  // instead of the copy.
  const preloads = 'userAgentData' in navigator && self.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([self.clients.claim(), last, preloads]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (!isPage && !url.pathname.startsWith('/_next/')) return;
  const answered = async (): Promise<Response> => (await event.preloadResponse) || fetch(request);
  event.respondWith(
    answered().then(
      (answer) => {
        if (answer.status === 404 || answer.status === 410)
          event.waitUntil(openCache().then((cache) => cache.delete(keyOf(url), anyForm)));
        return answer;
      },
      () => fromCopy(url, isPage),
    ),
  );
});

self.addEventListener('message', (event) => {
  last = last.then(() => keep(event.data)).catch(() => {});
  event.waitUntil(last);
});
