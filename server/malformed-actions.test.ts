import { once } from 'node:events';
import { createServer } from 'node:http';
import { beginRequest } from '@passarela/gate/request-id';
import { expect, it } from 'vitest';
import { sharedState } from '../lib/system/own-server.ts';
import { blameMalformedActions } from './headers.ts';

/** Marks a request as `instrumentation.ts` does by Next's error. */
function noteUnreadable(id: string | string[] | undefined) {
  const { posted } = sharedState();
  if (posted.has(String(id))) posted.set(String(id), 'unreadable');
}

/** The status of a request that the page answers with `status`, if Next reported an unreadable body, or not. */
async function ask(method: string, path: string, status: number, isUnreadable: boolean) {
  const server = createServer((req, res) =>
    beginRequest(req, res, { isTrusted: false }, () => {
      blameMalformedActions(req, res);
      if (isUnreadable) noteUnreadable(req.headers['x-request-id']);
      res.statusCode = status;
      res.end();
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  server.close();
  return answer.status;
}

it.each([
  ['POST', '/contato', 500, true, 400],
  ['POST', '/en/be-a-model', 500, true, 400],
  ['POST', '/contato', 500, false, 500],
  ['POST', '/contato', 200, true, 200],
  ['POST', '/contato', 503, true, 503],
  ['GET', '/contato', 500, true, 500],
  ['POST', '/api/quotes', 500, true, 500],
])('%s %s, answered %i, body unreadable: %s, is %i', async (method, path, status, isUnreadable, shown) => {
  expect(await ask(method, path, status, isUnreadable)).toBe(shown);
});

it('what Next says of one request changes no other', async () => {
  noteUnreadable('of nobody');
  expect(await ask('POST', '/contato', 500, false)).toBe(500);
});
