import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { RESOLUTION_HEADER } from '../lib/routes/resolution-header.ts';
import { admitAddress } from './known-address.ts';

afterEach(() => {
  globalThis.passarelaExistence = undefined;
});

async function seenByNext(url: string, method: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method });
  expect(await admitAddress(req, new ServerResponse(req))).toBe(true);
  return req.url;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

it.each([
  ['/modelos?utm_source=x&letra=b&fbclid=1', '/modelos?letra=b'],
  ['/en/models/woman?page=2&_rsc=1a2b&token=s', '/en/models/woman?page=2&_rsc=1a2b'],
  ['/en/models/woman?_rsc=<b>', '/en/models/woman'],
  ['/favoritos?ids=2,1&utm=1&title=Ver%C3%A3o', '/favoritos?ids=2,1&title=Ver%C3%A3o'],
  ['/en/favoritos?ids=2,1&_rsc=1a2b', '/en/favorites?ids=2,1&_rsc=1a2b'],
  ['/favoritos?ids=none&utm=1', '/favoritos'],
  ['/sobre?letra=b&utm=1', '/sobre'],
  ['/contato?utm=1', '/contato'],
  ['/models?letter=B&page=1', '/modelos?letra=b'],
  ['/news', '/blog'],
  ['/en/elenco/mulher', '/en/casting/woman'],
  ['/modelos?utm=1&divisao=Mainboard', '/modelos?divisao=mainboard'],
  ['/en/models?divisao=internacional&page=1', '/en/models?division=international'],
  ['/modelos?divisao=Plus-Size&utm=1', '/modelos?divisao=plus-size'],
  ['/modelos?divisao=-nada&utm=1', '/-'],
  ['/elenco?divisao=mainboard', '/-'],
  ['/sobre?divisao=mainboard', '/sobre'],
  ['/modelos/8/ZZZ', '/modelos/8/-'],
  ['/modelos/homens/8/ana-lima', '/modelos/8/-'],
  ['/en/models/8/<script>', '/en/models/8/-'],
  ['/en/models/8/ana?_rsc=1a2b', '/en/models/8/-?_rsc=1a2b'],
  ['/blog/a-b', '/blog/a-b'],
  ['/blog?pagina=2&%E0%A4%A=1&&=', '/blog?pagina=2'],
  ['/en/nothing?token=s', '/en/-'],
  ['/en/models?letter=ab&token=s', '/en/-'],
  ['/modelos/8/a/b', '/-'],
  ['/x.pdf', '/-'],
  ['/_next/foo', '/-'],
  ['/%E0%A4%A', '/-'],
  ['/-', '/-'],
  ['/?', '/'],
])('%s is %s to Next, by every method', async (url, left) => {
  for (const method of METHODS) expect(await seenByNext(url, method)).toBe(left);
});

it.each([
  ['/pt/modelos?utm=1&letra=b', 'is sent on with all of it'],
  ['/modelos/8/ZZZ/?a=1', 'is sent on'],
  ['/api/favorites/pt?ids=1,2', 'is no page'],
  ['/_next/image?url=%2Fa.jpg&w=640&q=75', 'is no page'],
  ['/sitemaps/talents-1.xml?x', 'is no page'],
  ['/robots.txt', 'is no page'],
])('%s stays as it is: it %s', async (url) => {
  for (const method of METHODS) expect(await seenByNext(url, method)).toBe(url);
});

it('leads where it led before: it is its own canonical address', async () => {
  for (const url of ['/modelos/homens/8/ana', '/en/models?page=3', '/nada', '/en/nothing', '/blog/x']) {
    const once = (await seenByNext(url, 'GET')) ?? '';
    expect(await seenByNext(once, 'GET')).toBe(once);
  }
});

it('of what nobody has, Next sees the address of the 404 page, in its language', async () => {
  globalThis.passarelaExistence = async (place) => (place.screen === 'contact' ? 'maybe' : 'missing');
  expect(await seenByNext('/blog/typed?x=1', 'POST')).toBe('/-');
  expect(await seenByNext('/en/blog/typed?_rsc=1a', 'GET')).toBe('/en/-?_rsc=1a');
  expect(await seenByNext('/en/models/7/typed', 'GET')).toBe('/en/-');
  expect(await seenByNext('/contato', 'GET')).toBe('/contato');
});

it('a post that has another slug by now is a redirect to it, which no browser keeps', async () => {
  globalThis.passarelaExistence = async () => ({ movedTo: 'novo' });
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/en/blog/velho?a=1', method: 'GET' });
  const res = new ServerResponse(req);
  expect(await admitAddress(req, res)).toBe(true);
  expect(req.headers[RESOLUTION_HEADER]).toBe('redirect /en/blog/novo');
  expect(res.getHeader('cache-control')).toBe('max-age=0, must-revalidate');
});

it('one of too many is told to come back, and Next sees nothing of it', async () => {
  globalThis.passarelaExistence = async () => 'busy';
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/modelos/7/x', method: 'GET' });
  const res = new ServerResponse(req);
  expect(await admitAddress(req, res)).toBe(false);
  expect(res.statusCode).toBe(503);
  expect(res.getHeader('retry-after')).toBe('5');
});
