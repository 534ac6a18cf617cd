import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { dropForeignQuery } from './foreign-query.ts';

function seenByNext(url: string, method = 'GET') {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method });
  dropForeignQuery(req);
  return req.url;
}

it.each([
  ['/modelos?utm_source=x&letra=b&fbclid=1', '/modelos?letra=b'],
  ['/en/models/woman?page=2&_rsc=1a2b&token=s', '/en/models/woman?page=2&_rsc=1a2b'],
  ['/favoritos?ids=1,2&utm=1', '/favoritos'],
  ['/sobre?letra=b&utm=1', '/sobre'],
  ['/en/nothing?token=s', '/en/nothing'],
  ['/en/models?letter=ab&token=s', '/en/models?letter=ab'],
  ['/blog?pagina=2&%E0%A4%A=1&&=', '/blog?pagina=2'],
  ['/?', '/'],
])('of %s only what the page reads is left', (url, left) => {
  expect(seenByNext(url)).toBe(left);
});

it.each([
  ['/modelos', 'has none'],
  ['/pt/modelos?utm=1&letra=b', 'is sent on with all of it'],
  ['/api/favorites/pt?ids=1,2', 'is no page'],
  ['/_next/image?url=%2Fa.jpg&w=640&q=75', 'is no page'],
])('%s stays as it is: it %s', (url) => {
  expect(seenByNext(url)).toBe(url);
});

it('a form that is sent stays as it is', () => {
  expect(seenByNext('/contato?utm=1', 'POST')).toBe('/contato?utm=1');
});
