import { readdirSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { findBodyRule } from '@passarela/gate/find-rule';
import { withBody } from '@passarela/gate/with-body';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESOLUTION_HEADER } from '../lib/routes/resolution-header.ts';
import { resolve } from '../lib/routes/resolve.ts';
import { config, middleware } from '../middleware.ts';
import { BODY_RULES } from './body-rules.ts';
import { admitAddress } from './known-address.ts';
import { handToMiddleware, resolutionOf } from './resolve-request.ts';
import { uploadKind } from './spool/upload-kind.ts';

vi.mock('../lib/routes/resolve.ts', { spy: true });
afterEach(() => {
  vi.clearAllMocks();
  globalThis.passarelaExistence = undefined;
});

const requestFor = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), { url, method, headers });

/** The way of a request through the server's steps, and what the middleware answers then. */
async function through(req: IncomingMessage) {
  const res = new ServerResponse(req);
  handToMiddleware(req, resolutionOf(req));
  const isForm = findBodyRule(BODY_RULES, req) !== null;
  const admitted = isForm ? withBody(req, Buffer.from('x')) : req;
  await admitAddress(admitted, res);
  const kind = uploadKind(res.req);
  const header = admitted.headers[RESOLUTION_HEADER];
  const url = new URL(admitted.url ?? '/', 'http://site.example');
  const { status, headers } = middleware(
    new NextRequest(url, { headers: header === undefined ? {} : { [RESOLUTION_HEADER]: String(header) } }),
  );
  const to = headers.get('x-middleware-rewrite') ?? headers.get('location') ?? '';
  return { header, kind, answer: `${status} ${to.replace('http://site.example', '')}` };
}

const FORM = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '9' };

describe('an address', () => {
  it.each([
    ['GET', '/modelos/homens/8/ana?utm=1', {}, '200 /pt/talent/models/8'],
    ['GET', '/pt/modelos?letra=b&utm=1', {}, '308 /modelos?letra=b&utm=1'],
    ['GET', '/favoritos?ids=2,1&title=a+b&utm=1', {}, '200 /pt/selection?ids=2,1&title=a+b'],
    ['GET', '/en/nothing', {}, '404 /en/missing'],
    ['GET', '/blog/gone', {}, '404 /pt/missing'],
    ['POST', '/en/ser-modelo?x=1', FORM, '200 /en/be-a-model'],
    ['POST', '/contacto', FORM, '200 /pt/contact'],
  ])(
    'by %s %s is resolved once, and the middleware answers by that',
    async (method, url, headers, answer) => {
      globalThis.passarelaExistence = async ({ screen }) => (screen === 'post' ? 'missing' : 'maybe');
      const req = requestFor(url, headers, method);
      expect(await through(req)).toMatchObject({ answer, kind: url.includes('ser-modelo') ? 'page' : null });
      expect(resolve).toHaveBeenCalledTimes(1);
    },
  );
});

describe('no visitor decides where an address leads', () => {
  const forged = { [RESOLUTION_HEADER]: 'rewrite /pt/server-error/pt' };

  it.each([
    ['/sobre', 'rewrite /pt/about'],
    ['/nada', 'notFound /pt/missing'],
    ['/api/posts/pt/2', undefined],
    ['/_next/image?url=%2Fa.jpg', undefined],
  ])('%s with a forged header leads where it leads without', async (url, header) => {
    expect((await through(requestFor(url, { ...forged }))).header).toBe(header);
  });
});

it('the middleware is asked where the server has set the header', () => {
  expect(config.matcher).toEqual([{ source: '/(.*)', has: [{ type: 'header', key: RESOLUTION_HEADER }] }]);
});

describe('the table of screens', () => {
  const publicFiles = readdirSync(new URL('../public', import.meta.url)).map((name) => `/${name}`);

  it.each([
    ...publicFiles,
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/api',
    '/api/posts/pt/2',
    '/healthz',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemaps/talents-1.xml',
    '/feed/pt.xml',
    '/social/pt/home.jpg',
    '/manifest.webmanifest',
  ])('leaves %s alone', (url) => {
    expect(resolutionOf({ url })).toBeNull();
  });

  it.each([
    '/',
    '/en',
    '/modelos/12/ana.png',
    '/blog/notes.txt',
    '/x.pdf',
    '/en/foo.txt',
    '/en/robots.txt',
    '/.well-known/x',
    '/modelos/icon.svg',
    '/robots.txt/x',
    '/apiary',
    '/_next',
    '/_next/foo',
    '/_next/staticx',
    '/feed',
    '/feed/pt.xml/x',
    '/social/pt',
    '/.env',
  ])('decides on %s', (url) => {
    expect(resolutionOf({ url })).not.toBeNull();
  });
});
