import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCompression } from './compress.ts';
import { sendKeptPage } from './kept-pages.ts';
import PageCache from './page-cache.ts';
import { page, serve } from './testing/html-response.ts';
import { askRaw } from './testing/raw.ts';

// As Next names it: where it does so in another way, every visit goes through Next again.
const { getRouteCacheKey } = createRequire(import.meta.url)('next/dist/server/lib/route-cache-key');
const KEY: string = getRouteCacheKey('/pt/talents/models/all/all/1', {
  kind: 'APP_PAGE',
  sourceRoute: '/[lang]/talents/[section]/[gender]/[letter]/[page]/page',
});
const PATH = '/modelos';
const FIRST = page(`<script>self.__next_f.push([1,"a"])</script>${'<p>É longa, e muito.</p>'.repeat(400)}`);
const SECOND = page('<p>Outra</p>');

let url: URL;
/** How often Next was asked, and what it says besides the page. */
let calls = 0;
let extra: Record<string, string> = {};
let served = FIRST;

const keep = (html: string) =>
  new PageCache().set(
    KEY,
    { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'talents' } },
    { cacheControl: { revalidate: 3600 } },
  );

const next: RequestListener = (req, res) => {
  calls += 1;
  res.setHeader('Vary', 'rsc, next-router-state-tree');
  res.setHeader('x-nextjs-cache', 'HIT');
  for (const [name, value] of Object.entries(extra)) res.setHeader(name, value);
  res.setHeader('Cache-Control', 's-maxage=3600');
  res.setHeader('ETag', '"x"');
  if (req.headers['if-none-match'] === '"x"') return res.writeHead(304).end();
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  return res.end(served);
};

beforeEach(async () => {
  extra = {};
  [calls, served] = [0, FIRST];
  const listener: RequestListener = (req, res) => {
    res.setHeader('X-Request-Id', String(calls));
    if (!sendKeptPage(req, res)) next(req, res);
  };
  url = new URL(await serve(listener, { compress: createCompression() }));
  await keep(FIRST);
});

const visit = async (headers: string[] = [], { method = 'GET', path = PATH } = {}) => {
  const { answers } = await askRaw(url, [{ method, path, headers: [...headers, 'Connection: close'] }]);
  return answers[0];
};
const plain = (answer: Awaited<ReturnType<typeof visit>>) => ({
  ...answer,
  headers: [...(answer?.headers ?? [])].filter(([name]) => !['date', 'x-request-id'].includes(name)),
});

it.each([
  ['br', 'GET', []],
  ['gzip', 'GET', []],
  ['identity', 'GET', []],
  ['br', 'HEAD', []],
  ['br', 'GET', ['If-None-Match: "x"']],
])(
  'a page in %s is answered to %s with %j as Next did, without asking it',
  async (coding, method, condition) => {
    const headers = [`Accept-Encoding: ${coding}`, ...condition];
    const first = await visit(headers, { method });
    await visit();
    const asked = calls;
    expect(plain(await visit(headers, { method }))).toEqual(plain(first));
    expect(calls).toBe(asked);
  },
);

it('each answer has headers of its own', async () => {
  await visit();
  calls = 7;
  expect((await visit())?.headers.get('x-request-id')).toBe('7');
});

it.each([
  ['its tag has ended', () => new PageCache().revalidateTag('talents')],
  ['another stands there', () => keep(SECOND)],
])('Next is asked again when %s', async (_when, change) => {
  await visit();
  // A tag ends what began in its millisecond or before.
  await new Promise((resolve) => setTimeout(resolve, 2));
  await change();
  served = SECOND;
  expect((await visit())?.body).toBe(SECOND);
  expect(calls).toBe(2);
});

it.each<[string[], { method?: string; path?: string }]>([
  [['RSC: 1'], {}],
  [['Next-Router-Prefetch: 1'], {}],
  [['Next-Action: abc'], {}],
  [['X-Prerender-Revalidate: abc'], {}],
  [['X-Middleware-Subrequest: middleware'], {}],
  [['Cookie: a=b; __prerender_bypass=abc'], {}],
  [['If-None-Match: "other"'], {}],
  [['If-None-Match: "x"', 'Cache-Control: no-cache'], {}],
  [['If-Modified-Since: Sun, 22 Nov 2026 17:08:07 GMT'], {}],
  [['Content-Length: 0'], {}],
  [[], { method: 'POST' }],
  [[], { path: `${PATH}?_rsc=abc` }],
  [[], { path: '/modelos/mulheres' }],
  [[], { path: '/api/talents/pt' }],
])('Next is asked for what is no plain visit of that page: %j %j', async (headers, asked) => {
  await visit();
  await visit();
  expect(calls).toBe(1);
  await visit(headers, asked);
  expect(calls).toBe(2);
});

it.each([
  ['a cookie', () => ({ 'Set-Cookie': 'a=b' }), FIRST],
  ['a page that the cache did not have', () => ({ 'x-nextjs-cache': 'MISS' }), FIRST],
  ['an old page', () => ({ 'x-nextjs-cache': 'STALE' }), FIRST],
  ['another page', () => ({}), SECOND],
])('an answer with %s is not given to others', async (_what, over, body) => {
  [extra, served] = [over(), body];
  await visit();
  await visit();
  expect(calls).toBe(2);
});

it('is asked again each hour, while nothing is published', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keep(FIRST);
  await visit();
  vi.setSystemTime(Date.now() + 3_599_000);
  await visit();
  expect(calls).toBe(1);
  vi.setSystemTime(Date.now() + 1_000);
  await visit();
  expect(calls).toBe(2);
  vi.useRealTimers();
});
