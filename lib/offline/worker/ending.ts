import { CACHE } from './cache.ts';

// Served where copies are switched off: what was stored goes, and the worker with it.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(CACHE).then(() => self.registration.unregister())),
);
