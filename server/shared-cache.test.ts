import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../gate/testing/listen.ts';
import { setSharedCacheHeaders } from './headers.ts';

const PAGE = 's-maxage=3600, stale-while-revalidate=31532400';
const TRUE = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
const IMAGE = 'public, max-age=14400, must-revalidate';

async function headersOf(path: string, status: number, control: string) {
  const answer: RequestListener = (req, res) => {
    setSharedCacheHeaders(req, res);
    res.writeHead(status, { 'Cache-Control': control }).end();
  };
  const { origin } = await listen(answer);
  return (await fetch(origin + path)).headers;
}

it.each([
  ['a page', '/', 200, PAGE, TRUE, 'passarela; ttl=3600'],
  ['a page that has not changed', '/', 304, PAGE, TRUE, 'passarela; ttl=3600'],
  ['a page of last good data', '/', 200, 's-maxage=10, stale-while-revalidate=1', TRUE, 'passarela; ttl=10'],
  ['a page that is gone', '/', 410, 'public, max-age=0, s-maxage=60', TRUE, 'passarela; ttl=60'],
  ['robots.txt', '/robots.txt', 200, 'public, max-age=0, must-revalidate', TRUE, null],
  ['a picture', '/_next/image?w=640', 200, IMAGE, `${IMAGE}, stale-if-error=86400`, null],
])(
  '%s is asked for again after a second, and good for a day without the site',
  async (_, path, status, control, told, ttl) => {
    const headers = await headersOf(path, status, control);
    expect(headers.get('cache-control')).toBe(told);
    expect(headers.get('cache-status')).toBe(ttl);
    expect(Math.abs(Number(headers.get('x-accel-expires')?.slice(1)) - Date.now() / 1000)).toBeLessThan(5);
  },
);

it.each([
  ['an error', '/', 500, PAGE],
  ['an outage', '/', 503, PAGE],
  ['what is one visitor’s', '/', 200, 'private, no-cache, no-store'],
  ['a redirect', '/', 308, 'public'],
  ['a file of the build', '/_next/static/a.js', 200, 'public, max-age=31536000, immutable'],
])('%s passes as it is', async (_, path, status, control) => {
  const headers = await headersOf(path, status, control);
  expect(headers.get('cache-control')).toBe(control);
  expect(headers.get('x-accel-expires')).toBeNull();
});
