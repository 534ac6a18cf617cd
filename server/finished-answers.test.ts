import type { RequestListener } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { addPictureHosts } from '../lib/system/picture-hosts.ts';
import { forgetFinished, sendFinished } from './finished-answers.ts';
import PageCache from './page-cache.ts';
import { page, serve } from './testing/html-response.ts';
import { askRaw } from './testing/raw.ts';

const PATH = '/modelos';
const FIRST = page('<p>É longa, e muito.</p>'.repeat(400));
const SECOND = page('<p>Outra</p>');

let url: URL;
/** The calls of Next, its answer besides the page, and events while it renders. */
let calls = 0;
let extra: Record<string, string> = {};
let served = FIRST;
let status = 200;
let meanwhile = async () => {};

const next: RequestListener = async (_req, res) => {
  calls += 1;
  const body = served;
  await meanwhile();
  res.statusCode = status;
  res.setHeader('Vary', 'rsc, next-router-state-tree');
  res.setHeader('x-nextjs-cache', 'MISS');
  res.setHeader('Cache-Control', 's-maxage=3600');
  for (const [name, value] of Object.entries(extra)) res.setHeader(name, value);
  res.setHeader('ETag', '"of-next"');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(body);
};

beforeEach(async () => {
  forgetFinished();
  vi.useRealTimers();
  [calls, served, extra, status] = [0, FIRST, {}, 200];
  meanwhile = async () => {};
  const listener: RequestListener = (req, res) => {
    res.setHeader('X-Request-Id', String(calls));
    if (!sendFinished(req, res)) next(req, res);
  };
  url = new URL(await serve(listener));
});

const visit = async (headers: string[] = [], { method = 'GET', path = PATH } = {}) => {
  const { answers } = await askRaw(url, [{ method, path, headers: [...headers, 'Connection: close'] }]);
  return answers[0];
};
const PER_REQUEST = ['date', 'x-request-id', 'x-nextjs-cache'];
const plain = (answer: Awaited<ReturnType<typeof visit>>) => ({
  ...answer,
  headers: Object.fromEntries([...(answer?.headers ?? [])].filter(([name]) => !PER_REQUEST.includes(name))),
});

it.each([
  ['br', 'GET'],
  ['gzip', 'GET'],
  ['identity', 'GET'],
  ['br', 'HEAD'],
])('a page in %s is answered to %s as the first time, without asking Next', async (coding, method) => {
  const headers = [`Accept-Encoding: ${coding}`];
  const first = await visit(headers, { method });
  expect(plain(await visit(headers, { method }))).toEqual(plain(first));
  expect(calls).toBe(1);
});

it('a browser that has the page is told so, by the ETag of each form, by the cache and by Next', async () => {
  const etags = new Set<string | undefined>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = [`Accept-Encoding: ${coding}`];
    const etag = (await visit(headers))?.headers.get('etag');
    etags.add(etag);
    const again = await visit([...headers, `If-None-Match: "x", ${etag}`]);
    expect([again?.status, again?.body, again?.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again?.headers.has('content-security-policy')).toBe(false);
    expect(again?.headers.get('vary')).toMatch(/rsc.*accept-encoding/i);
    expect((await visit([...headers, 'If-None-Match: "other"']))?.status).toBe(200);
    forgetFinished();
    expect((await visit([...headers, `If-None-Match: ${etag}`]))?.status).toBe(304);
    const forced = await visit([...headers, `If-None-Match: ${etag}`, 'Cache-Control: no-cache']);
    expect(forced?.status).toBe(200);
  }
  expect(etags.size).toBe(3);
});

it('each answer has headers of its own', async () => {
  await visit();
  calls = 7;
  expect((await visit())?.headers.get('x-request-id')).toBe('7');
});

it.each([
  ['something is published', () => new PageCache().revalidateTag('posts')],
  ['a host of pictures is new', async () => void addPictureHosts([`https://cdn${Date.now()}.example`])],
])('all are forgotten when %s', async (_when, change) => {
  await visit();
  await change();
  served = SECOND;
  expect((await visit())?.body).toBe(SECOND);
});

it('a hundred saves while a page is rendered: what was begun before one of them is not stored', async () => {
  for (let save = 0; save < 100; save += 1) {
    const [old, fresh] = [page(`<p>${save}</p>`), page(`<p>${save} new</p>`)];
    await new PageCache().revalidateTag('talents');
    served = old;
    meanwhile = async () => {
      served = fresh;
      await new PageCache().revalidateTag('talents');
      meanwhile = async () => {};
    };
    expect((await visit())?.body).toBe(old);
    expect((await visit())?.body).toBe(fresh);
  }
});

it.each<[string[], { method?: string; path?: string }]>([
  [['RSC: 1'], {}],
  [['Next-Router-Prefetch: 1'], {}],
  [['Next-Action: abc'], {}],
  [['X-Prerender-Revalidate: abc'], {}],
  [['X-Middleware-Subrequest: middleware'], {}],
  [['Cookie: a=b; __prerender_bypass=abc'], {}],
  [['Cache-Control: no-cache'], {}],
  [['If-Modified-Since: Sun, 22 Nov 2026 17:08:07 GMT'], {}],
  [['Range: bytes=0-9'], {}],
  [['Content-Length: 0'], {}],
  [[], { method: 'POST' }],
  [[], { path: `${PATH}?_rsc=abc` }],
  [[], { path: '/modelos/mulheres' }],
  [[], { path: '/models' }],
  [[], { path: '/api/talents/pt' }],
])('Next is asked for what is no plain visit of that page: %j %j', async (headers, asked) => {
  await visit();
  await visit();
  expect(calls).toBe(1);
  await visit(headers, asked);
  expect(calls).toBe(2);
});

it('what a visitor adds to the query is no other page, and nobody else gets it', async () => {
  await visit([], { path: `${PATH}?letra=b&utm_source=x` });
  await visit([], { path: `${PATH}?fbclid=1&letra=b` });
  expect(calls).toBe(1);
  await visit([], { path: '/modelos/8/ana' });
  await visit([], { path: '/modelos/8/another-name' });
  expect(calls).toBe(3);
});

it('all addresses of nothing share one answer in each language', async () => {
  status = 404;
  for (const path of ['/nada', '/fr', '/x.pdf', '/modelos?letra=bb']) await visit([], { path });
  expect(calls).toBe(1);
  expect((await visit([], { path: '/en/nothing' }))?.status).toBe(404);
  expect(calls).toBe(2);
  // one that no index has is Next's to tell
  for (let times = 0; times < 2; times += 1) await visit([], { path: '/blog/made-up' });
  expect(calls).toBe(4);
});

it.each([
  ['a cookie', () => ({ 'Set-Cookie': 'a=b' })],
  ['an old page', () => ({ 'x-nextjs-cache': 'STALE' })],
  ['a page for one visitor', () => ({ 'Cache-Control': 'private, no-store' })],
])('an answer with %s is not given to others', async (_what, over) => {
  extra = over();
  await visit();
  await visit();
  expect(calls).toBe(2);
});

it.each([
  [3600, 60],
  [10, 10],
])('of a page that is good for %i s Next is asked after %i s', async (life, asked) => {
  extra = { 'Cache-Control': `s-maxage=${life}` };
  vi.useFakeTimers({ toFake: ['Date'] });
  await visit();
  vi.setSystemTime(Date.now() + asked * 1_000 - 1);
  await visit();
  expect(calls).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  await visit();
  expect(calls).toBe(2);
});
