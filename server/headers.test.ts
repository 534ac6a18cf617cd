import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../gate/testing/listen.ts';
import { commonHeaders, hasSecret, setSharedCacheHeaders } from './headers.ts';

const PATHS = [
  ['/', 'same-origin'],
  ['/modelos?letra=a', 'same-origin'],
  ['/api/favorites/pt', 'same-origin'],
  ['/_next/static/chunks/a.js', 'same-origin'],
  ['/_next/imagex', 'same-origin'],
  ['/icon-of-something', 'same-origin'],
  ['/x/social/pt/a.png', 'same-origin'],
  ['/social/pt/talent-1.png', 'cross-origin'],
  ['/feed/pt.xml', 'cross-origin'],
  ['/_next/image?url=%2Fa&w=640&q=75', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/icon.svg?v=2', 'cross-origin'],
  ['/icon-192.png', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/no-photo.svg', 'cross-origin'],
] as const;

it.each(PATHS)('%s may be embedded by %s pages', (path, policy) => {
  const headers = commonHeaders({ isHttps: true, hstsPreload: false })(path);
  expect(headers).toHaveProperty(['Cross-Origin-Resource-Policy'], policy);
});

it.each([
  ['/_next/static/chunks/a.js', false],
  ['/_next/image?url=%2Fa&w=640&q=75', false],
  ['/_next/image/?url=%2Fa&w=640&q=75', false],
  ['/_next/images', true],
  ['/modelos', true],
  ['/api/favorites/pt', true],
])('%s says what a page may do: %s', (url, isSaid) => {
  const headers = commonHeaders({ isHttps: true, hstsPreload: false })(url);
  const said = ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'].filter(
    (name) => name in headers,
  );
  expect(said).toHaveLength(isSaid ? 3 : 0);
  expect(headers).toHaveProperty(['X-Content-Type-Options'], 'nosniff');
});

it.each([
  [{ isHttps: false, hstsPreload: false }, undefined],
  [{ isHttps: false, hstsPreload: true }, undefined],
  [{ isHttps: true, hstsPreload: false }, 'max-age=31536000'],
  [{ isHttps: true, hstsPreload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('%o: TLS is asked for with %s', (transport, value) => {
  expect(commonHeaders(transport)('/')['Strict-Transport-Security']).toBe(value);
});

const SECRETS = [
  ['/selecao/12-0.1-abc', true],
  ['/en/selection/12-0.1-abc?p=x', true],
  ['/SELECAO/12-0.1-abc', true],
  ['/selecao', true],
  ['/selecao%2F12-0.1-abc', true],
  ['/api/packages/12-0.1-abc/7/web', true],
  ['/previa?token=7.1795000000000.abc', true],
  ['/en/preview?token=post.7.1795000000000.abc', true],
  ['/PT/Previa/?token=7', true],
  ['/previa', true],
  ['/previas', false],
  ['/en/preview-of-a-show', false],
  // a chat's sign behind it: the redirect has the token too
  ['/previa.?token=7.1795000000000.abc', true],
  ['/en/preview%E2%80%9D?token=7.1795000000000.abc', true],
  ['/favoritos?ids=1', false],
  ['/modelos', false],
] as const;

it.each(SECRETS)('%s has a secret that no other site and no search engine learns: %s', (url, isSecret) => {
  const headers = commonHeaders({ isHttps: true, hstsPreload: false })(url);
  expect(headers['Referrer-Policy']).toBe(isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin');
  expect(headers['X-Robots-Tag']).toBe(isSecret ? 'noindex, nofollow' : undefined);
});

// that no log of nginx has them: deploy/nginx/shipped-front.test.ts
it('nginx passes pages with a secret on as typed, past its cache', () => {
  const template = readFileSync(new URL('../deploy/nginx/passarela.conf.template', import.meta.url), 'utf8');
  const [, map = ''] = /map \$request_uri \$as_typed \{\n([\s\S]*?)\n\}/.exec(template) ?? [];
  const typed = [...map.matchAll(/"~\*(.*)" 1;/g)].map(([, pattern = '']) => new RegExp(pattern, 'i'));
  for (const [url] of SECRETS.filter(([url]) => hasSecret(url) && !url.startsWith('/api/')))
    expect(
      typed.some((one) => one.test(url)),
      url,
    ).toBe(true);
  expect(typed.some((one) => one.test('/modelos'))).toBe(false);
});

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
