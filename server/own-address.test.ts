import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendState, resetBackendState } from '../lib/backend/state.ts';
import { readOwnHeader, TYPED_ADDRESS_HEADER } from '../lib/system/own-server.ts';
import { askByOwnAddress, takeOwnAddress } from './resolve-request.ts';

const TALENTS: unknown = {
  byId: new Map([[8, { id: 8 }]]),
  counts: {
    models: new Map([
      ['all all', 60],
      ['woman all', 30],
    ]),
    'models~plus-size': new Map(),
  },
};
const POSTS = { slugs: new Set(['a-b']), moved: new Map() };

beforeEach(() => {
  const { talents, posts } = backendState();
  Object.assign(talents, { peek: () => TALENTS });
  Object.assign(posts, { peek: () => POSTS });
});
afterEach(resetBackendState);

function requested(url: string, method: string, headers = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  takeOwnAddress(req);
  askByOwnAddress(req, new ServerResponse(req));
  const typed = readOwnHeader({ get: (name) => [req.headers[name]].flat()[0] ?? null }, TYPED_ADDRESS_HEADER);
  return { url: req.url, typed };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

it.each([
  ['/modelos?utm_source=x&letra=b&fbclid=1', '/modelos?letra=b'],
  ['/en/models/woman?page=2&_rsc=1a2b&token=s', '/en/models/woman?page=2'],
  ['/en/models/woman?_rsc=<b>', '/en/models/woman'],
  ['/favoritos?ids=2,1&utm=1&title=Ver%C3%A3o', '/favoritos?ids=2,1&title=Ver%C3%A3o'],
  ['/favoritos?ids=none&utm=1', '/favoritos'],
  ['/sobre?letra=b&utm=1', '/sobre'],
  ['/modelos?utm=1&divisao=mainboard', '/modelos?divisao=mainboard'],
  ['/modelos?divisao=plus-size&utm=1', '/modelos?divisao=plus-size'],
  ['/modelos?pagina=3&utm=1', '/modelos?pagina=3'],
  ['/modelos/8/zzz?a=1', '/modelos/8/zzz'],
  ['/blog/a-b?a=1', '/blog/a-b'],
  ['/blog?%E0%A4%A=1&&=', '/blog'],
  ['/?', '/'],
  // unknown addresses: the middleware decides by the typed one
  ['/modelos?divisao=-nada&utm=1', '/-'],
  ['/modelos?divisao=nada', '/-'],
  ['/modelos?pagina=99', '/-'],
  ['/elenco?divisao=mainboard', '/-'],
  ['/modelos/7/typed', '/-'],
  ['/en/models/7/typed?_rsc=1a2b', '/en/-'],
  ['/contato?_rsc=1a2b', '/contato'],
  ['/blog/typed?x=1', '/-'],
  ['/en/nothing?token=s', '/en/-'],
  ['/x.pdf', '/-'],
  ['/_next/foo', '/-'],
])('%s is %s to Next, by every method, and the middleware gets it as it was typed', (url, own) => {
  for (const method of METHODS) expect(requested(url, method)).toEqual({ url: own, typed: url });
});

it.each([
  '/modelos?letra=b',
  '/modelos/8/ana',
  '/-',
  '/pt/modelos?utm=1&letra=b',
  '/news?utm=1',
  '/modelos?letter=B&page=1',
  '/blog?pagina=1&%E0%A4%A=1&&=',
  '/api/favorites/pt?ids=1,2',
  '/_next/image?url=%2Fa.jpg&w=640&q=75',
  '/sitemaps/talents-1.xml?x',
  '/robots.txt',
])('%s stays as it is', (url) => {
  for (const method of METHODS) expect(requested(url, method)).toEqual({ url, typed: null });
});

it.each([
  ['/en/models/woman?page=2&_rsc=1a2b&token=s', '/en/models/woman?page=2&_rsc=1a2b'],
  ['/en/models/7/typed?_rsc=1a2b', '/en/-?_rsc=1a2b'],
  ['/en/models/woman?_rsc=<b>&x=1', '/en/models/woman'],
  // Next checks the first one, and would leave all of them in the page
  ['/contato?_rsc=&_rsc=typed', '/contato?_rsc='],
  ['/contato?_rsc=1a2b&x=1&_rsc=typed&_rsc=', '/contato?_rsc=1a2b'],
  ['/contato?_rsc=<b>&_rsc=1a2b&_rsc=typed', '/contato?_rsc=1a2b'],
])('%s, which Next asks itself for data, is %s', (url, own) => {
  expect(requested(url, 'GET', { rsc: '1' })).toEqual({ url: own, typed: url });
});

it.each([['0'], [''], ['true'], ['1, 1']])(
  'a header RSC that says “%s” keeps no query of a visitor',
  (rsc) => {
    for (const method of METHODS)
      expect(requested('/contato?_rsc=1a2b', method, { rsc }).url).toBe('/contato');
  },
);

it('what a visitor wrote into our header goes', () => {
  const headers = { [TYPED_ADDRESS_HEADER]: '/server-error/pt' };
  expect(requested('/sobre', 'GET', headers)).toEqual({ url: '/sobre', typed: null });
});

it('before any index is read, what needs one is requested by the address of nothing', () => {
  resetBackendState();
  expect(requested('/modelos/8/ana', 'GET').url).toBe('/-');
  expect(requested('/modelos', 'GET').url).toBe('/modelos');
});
