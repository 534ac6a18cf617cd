import { readdirSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { withBody } from '@passarela/gate/body';
import { findBodyRule } from '@passarela/gate/rule';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { TYPED_ADDRESS_HEADER } from '../lib/system/own-server.ts';
import { config, middleware } from '../middleware.ts';
import { BODY_RULES } from './body-rules.ts';
import { askByOwnAddress, PAGE_PATHS, resolutionOf, takeOwnAddress } from './resolve-request.ts';
import { uploadKind } from './spool/create-spool.ts';

vi.mock('../lib/backend/existence.ts', () => ({
  existenceOf: async ({ screen, params }: { screen: string; params: { id?: number; slug?: string } }) => {
    if (params.id === 404 || (params.slug !== undefined && params.slug !== 'novo')) return 'missing';
    if (params.id === 503) return 'busy';
    return screen === 'talent' ? { section: 'models', name: 'Ana Lima' } : 'maybe';
  },
}));

const SITE = 'http://site.example';
const requestFor = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), { url, method, headers });

/** The middleware's answer to this request. */
async function answerTo(url = '/', headers: Record<string, string> = {}) {
  const { status, headers: sent } = await middleware(new NextRequest(new URL(url, SITE), { headers }));
  const to = sent.get('x-middleware-rewrite') ?? sent.get('location') ?? '';
  return { answer: `${status} ${to.replace(SITE, '')}`.trim(), sent };
}

/** A request through the server's steps, and the middleware's answer then. */
async function through(req: IncomingMessage) {
  const res = new ServerResponse(req);
  takeOwnAddress(req);
  const isForm = findBodyRule(BODY_RULES, req) !== null;
  const admitted = isForm ? withBody(req, Buffer.from('x')) : req;
  askByOwnAddress(admitted, res);
  const typed = admitted.headers[TYPED_ADDRESS_HEADER];
  const { answer, sent } = await answerTo(
    admitted.url,
    typed === undefined ? {} : { [TYPED_ADDRESS_HEADER]: String(typed) },
  );
  return { kind: uploadKind(res.req), answer, sent };
}

const FORM = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '9' };
const ADDRESSES: [method: string, url: string, headers: Record<string, string>, answer: string][] = [
  ['GET', '/modelos/8/ana-lima?utm=1', {}, '200 /pt/talent/models/8'],
  ['GET', '/modelos/homens/8/ana?utm=1', {}, '308 /modelos/8/ana-lima?utm=1'],
  ['GET', '/pt/modelos?letra=b&utm=1', {}, '308 /modelos?letra=b&utm=1'],
  ['GET', '/modelos?utm=1&letter=B&page=1', {}, '308 /modelos?letra=b&utm=1'],
  ['GET', '/modelos?utm=1&letra=b', {}, '200 /pt/talents/models/all/b/1'],
  ['GET', '/favoritos?ids=2,1&title=a+b&utm=1', {}, '200 /pt/selection?ids=2,1&title=a+b'],
  ['GET', '/en/nothing', {}, '404 /en/missing'],
  ['GET', '/blog/gone?x=1', {}, '404 /pt/missing'],
  ['GET', '/en/models/404/x', {}, '404 /en/missing'],
  ['GET', '/modelos/503/x', {}, '503'],
  ['GET', '/evil.example/%E0%A4%A', {}, '400 /pt/missing'],
  ['GET', '//blog/gone).', {}, '404 /pt/missing'],
  ['GET', '//modelos//8/x).?utm=1', {}, '308 /modelos/8/ana-lima?utm=1'],
  ['GET', '/%63ontato/', {}, '308 /contato'],
  ['GET', '/blog/novo).', {}, '308 /blog/novo'],
  ['GET', '/selecao/12-0.1-AbC_d-fGhIjKlMnOpQrStU_', {}, '308 /selecao/12-0.1-AbC_d-fGhIjKlMnOpQrStU'],
  ['GET', '/favoritos?utm=1&ids=2,1).', {}, '200 /pt/selection?ids=2,1'],
  ['POST', '/en/be-a-model?x=1', FORM, '200 /en/be-a-model'],
  ['POST', '/contato', FORM, '200 /pt/contact'],
  ['POST', '/contacto', FORM, '308 /contato'],
];

describe('the middleware decides alike', () => {
  it.each(ADDRESSES)('behind our server: %s %s', async (method, url, headers, answer) => {
    const kind = url.includes('be-a-model') ? 'page' : null;
    expect(await through(requestFor(url, headers, method))).toMatchObject({ answer, kind });
  });

  it.each(ADDRESSES.filter(([, url]) => !url.startsWith('//')))(
    'without it: %s %s',
    async (_method, url, _headers, answer) => {
      expect(await answerTo(url)).toMatchObject({ answer });
    },
  );

  it('no header of a visitor decides where an address leads', async () => {
    const forged = { [TYPED_ADDRESS_HEADER]: '/contato' };
    expect(await answerTo('/sobre', forged)).toMatchObject({ answer: '200 /pt/about' });
    expect(await through(requestFor('/sobre', { ...forged }))).toMatchObject({ answer: '200 /pt/about' });
  });

  it('what depends on data may change, and says so', async () => {
    const caching = async (url: string) => (await answerTo(url)).sent.get('cache-control');
    expect(await caching('/modelos/8/ana')).toBe('max-age=0, must-revalidate');
    expect(await caching('/news')).toBeNull();
    expect((await answerTo('/modelos/503/x')).sent.get('retry-after')).toBe('5');
  });

  it('is asked where the server expects a page', () => {
    expect(config.matcher).toBe(PAGE_PATHS);
  });
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
    '/readyz',
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
