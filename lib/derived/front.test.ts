import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { purgeFront } from './front.ts';

const world = vi.hoisted(() => ({ url: undefined as string | undefined }));
vi.mock('../system/env.ts', () => ({ env: () => ({ PURGE_URL: world.url, PURGE_TOKEN: 'token' }) }));

const calls: { keys: string | string[] | undefined; authorization: string | undefined; body: string }[] = [];
let status = 200;
const front = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { 'surrogate-key': keys, authorization } = request.headers;
  calls.push({ keys, authorization, body: Buffer.concat(chunks).toString() });
  response.writeHead(status).end('{}');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  world.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/purge`;
});
afterAll(() => front.close());

test('names talent and files by header and body, thirty keys a call', async () => {
  const files = Array.from({ length: 40 }, (_, at) => `ana-${at}.jpg`);
  await purgeFront({ talents: [7], files });
  expect(calls).toHaveLength(2);
  const keys = calls.flatMap(({ body }) => JSON.parse(body).tags);
  expect(keys).toEqual(['pages', 'previews', 'talent:7', ...files.map((file) => `file:${file}`)]);
  expect(calls[0]).toMatchObject({ authorization: 'Bearer token', keys: keys.slice(0, 30).join(' ') });
});

test('a front that refuses is no success', async () => {
  status = 403;
  await expect(purgeFront({ talents: [7], files: [] })).rejects.toThrow('403');
});

test('without a front there is nothing to ask', async () => {
  calls.length = 0;
  world.url = undefined;
  await purgeFront({ talents: [7], files: [] });
  expect(calls).toEqual([]);
});
