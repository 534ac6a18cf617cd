import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { blameMalformedActions } from './malformed-actions.ts';

async function ask(method: string, path: string, status: number) {
  const server = createServer((req, res) => {
    blameMalformedActions(req, res);
    res.statusCode = status;
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  server.close();
  return answer.status;
}

it.each([
  ['POST', '/contato', 500, 400],
  ['POST', '/en/be-a-model', 500, 400],
  ['POST', '/contato', 200, 200],
  ['POST', '/contato', 503, 503],
  ['GET', '/contato', 500, 500],
  ['POST', '/api/quotes', 500, 500],
])('%s %s, answered %i, is %i', async (method, path, status, shown) => {
  expect(await ask(method, path, status)).toBe(shown);
});
