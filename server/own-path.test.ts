import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { keepOwnPath } from './own-path.ts';

it.each([
  ['/modelos?letra=b', '/modelos?letra=b'],
  ['http://evil.example/pt/modelos?a=b', '/pt/modelos?a=b'],
  ['HTTPS://evil.example', '/'],
  ['http://a@evil.example:1?x=/y', '/?x=/y'],
  ['/http://evil.example/', '/http://evil.example/'],
  ['//evil.example/', '//evil.example/'],
  ['*', '/*'],
])('of the target %s the path %s is left', (url, left) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { url });
  keepOwnPath(req);
  expect(req.url).toBe(left);
});
