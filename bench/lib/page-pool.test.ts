import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openPages } from './page-pool.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function pagesOf(answer: RequestListener, connections: number) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pages = await openPages(`http://127.0.0.1:${port}`, '/modelos', connections);
  closers.push(pages.close, () => server.close());
  return pages;
}

const BROTLI = { 'Content-Encoding': 'br', 'Content-Length': 200_000 };

it('asks on so many connections at once, again and again, and waits for whole answers', async () => {
  let [now, most, answered] = [0, 0, 0];
  const pages = await pagesOf(async (_, response) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((done) => setTimeout(done, 5));
    now -= 1;
    answered += 1;
    response.writeHead(200, BROTLI).end(Buffer.alloc(200_000));
  }, 3);
  await Promise.all(Array.from({ length: 10 }, pages.ask));
  expect([most, answered]).toEqual([3, 10]);
});

it.each([
  ['an error', 503, BROTLI],
  ['a page in another coding', 200, { 'Content-Length': 200_000 }],
])('fails with %s', async (_, status, headers) => {
  const pages = await pagesOf((_, response) => {
    response.writeHead(status, headers).end(Buffer.alloc(200_000));
  }, 1);
  await expect(pages.ask()).rejects.toThrow('not the page');
});
