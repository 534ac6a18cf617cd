import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Refused } from '@passarela/gate/refusal';
import { expect, test } from 'vitest';
import { takeOwnAddress } from './known-sender.ts';

test.each([
  ['/admin/collections/talents/12).', '/admin/collections/talents/12'],
  ['/admin/collections/talents/12%E2%80%9D?limit=5', '/admin/collections/talents/12?limit=5'],
  ['/admin).', '/admin'],
  ['/admin/login;', '/admin/login'],
  ['/%61dmin//login/', '/admin/login'],
  ['/media/ana.jpg).', '/media/ana.jpg).'],
  ['/cms-api//users/%6de', '/cms-api/users/me'],
  ['/admins).', '/admins).'],
])('%s is the address %s', (url, own) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const address = takeOwnAddress(request);
  expect(request.url).toBe(own);
  expect(address).toMatchObject({ url: own, isExact: url === own });
});

test.each([
  '/cms-api/users/login/../../../admin',
  '/panel/../cms-api/talents/43',
  '/admin/%2e%2e',
  '/media/a%5cb',
  '/media/a%2fb',
])('%s is none', (url) => {
  expect(takeOwnAddress(Object.assign(new IncomingMessage(new Socket()), { url }))).toBeInstanceOf(Refused);
});
