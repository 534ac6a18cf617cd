import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { readProgram } from '../lib/system/program';
import { untilIdle } from './support/idle';
import { offlineAddresses } from './support/offline-addresses';

// The worker alone, before a server that fails on demand (docs/decisions/offline.md).
const MOST_BYTES = 30_000_000;
const FILE_BYTES = 4_000_000;
const FILES_OF_A_PAGE = 3;

/** `asked`: the number of requests for a page. */
type FakeSite = { origin: string; worker: string; status: number; requests: number };

const test = base.extend<{ place: FakeSite }>({
  place: async ({ baseURL: _ }, use) => {
    const place: FakeSite = { origin: '', worker: readProgram('offline-worker'), status: 200, requests: 0 };
    const server = createServer((req, res) => {
      const url = req.url ?? '/';
      res.setHeader('cache-control', 'no-cache');
      if (url === '/api/offline') {
        res.setHeader('service-worker-allowed', '/');
        return res.setHeader('content-type', 'text/javascript').end(place.worker);
      }
      if (url.startsWith('/_next/static/')) return res.end(Buffer.alloc(FILE_BYTES));
      if (url !== '/') place.requests += 1;
      if (url === '/api/zip') return res.setHeader('content-disposition', 'attachment').end('zip');
      const files = Array.from({ length: FILES_OF_A_PAGE }, (_, at) => `/_next/static${url}/${at}.bin`);
      res.setHeader('content-type', 'text/html').writeHead(url === '/' ? 200 : place.status);
      return res.end(`<html lang="pt"><body>${url === '/' ? '' : files.join(' ')}</body></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    place.origin = `http://127.0.0.1:${port}`;
    await use(place);
    server.closeAllConnections();
    server.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const begin = async (page: Page, { origin }: FakeSite) => {
  await page.goto(`${origin}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/api/offline', { scope: '/', updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
};

/** Asks the worker to keep these pages, and nothing else, until it has done so. */
async function keep(page: Page, paths: readonly string[]) {
  await page.evaluate(
    async (pages) => {
      await (await caches.open('kept')).put('/unneeded', new Response(''));
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ pages: pages.map((path) => ({ page: path })), parts: [], width: 400 });
    },
    [...paths],
  );
}
const isDone = (page: Page) => expect.poll(() => offlineAddresses(page)).not.toContain('/unneeded');

test('thirty megabytes are kept, the first pages first', async ({ page, place }) => {
  await begin(page, place);
  await keep(page, ['/a', '/b', '/c']);
  await isDone(page);
  const kept = await offlineAddresses(page);
  expect(kept).toEqual(expect.arrayContaining(['/a', '/b', '/c', '/_next/static/a/2.bin']));
  const files = kept.filter((path) => path.startsWith('/_next/')).length;
  expect(files).toBe(Math.floor(MOST_BYTES / FILE_BYTES));
});

test('a server in trouble takes nothing away; what is gone goes with its parts', async ({ page, place }) => {
  await begin(page, place);
  await keep(page, ['/a']);
  await isDone(page);
  const before = await offlineAddresses(page);
  place.status = 503;
  place.requests = 0;
  await keep(page, ['/a']);
  await expect.poll(() => place.requests).toBe(1);
  await page.goto(`${place.origin}/a`);
  await expect.poll(() => place.requests).toBe(2);
  await untilIdle(page);
  expect(await offlineAddresses(page)).toEqual(expect.arrayContaining(before));
  place.status = 410;
  await page.goto(`${place.origin}/a`);
  await expect.poll(() => offlineAddresses(page)).not.toContain('/a');
  await keep(page, ['/a']);
  await expect.poll(() => offlineAddresses(page)).toEqual([]);
});

test('a new version begins without copies of the one before', async ({ page, place }) => {
  place.worker = `${readProgram('offline-worker')}\n// before`;
  await begin(page, place);
  await keep(page, ['/a']);
  await isDone(page);
  expect(await offlineAddresses(page)).toContain('/a');
  place.worker = readProgram('offline-worker');
  await page.goto(`${place.origin}/`);
  await expect.poll(() => offlineAddresses(page)).toEqual([]);
  await keep(page, ['/b']);
  await isDone(page);
  expect(await offlineAddresses(page)).toContain('/b');
});

test('switched off, worker and copies go at the next visit', async ({ page, place }) => {
  await begin(page, place);
  await keep(page, ['/a']);
  await isDone(page);
  place.worker = readProgram('ending-worker');
  await page.goto(`${place.origin}/`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const registrations = () => page.evaluate(async () => await navigator.serviceWorker.getRegistrations());
  await expect.poll(async () => (await registrations()).length).toBe(0);
});

test('a download is asked for once', async ({ page, place }) => {
  await begin(page, place);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const download = page.waitForEvent('download');
  await page.evaluate(() => {
    location.href = '/api/zip';
  });
  await (await download).path();
  await untilIdle(page);
  expect(place.requests).toBe(1);
});
