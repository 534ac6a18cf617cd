import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../lib/system/own-server.ts';
import { createPictureTurns } from './pictures.ts';

let server: Server;
let origin = '';
/** The pictures in the order of their requests, and of their turns. */
let asked: string[] = [];
let begun: string[] = [];
let making: (() => void)[] = [];

beforeEach(async () => {
  [asked, begun, making] = [[], [], []];
  const pictures = createPictureTurns({
    atOnce: 2,
    waiting: 50,
    hasPicture: ({ url }) => url?.includes('url=made') ?? false,
  });
  server = createServer((req, res) => {
    const { url = '' } = req;
    void pictures(req, res, async () => {
      begun.push(url);
      if (url.startsWith('/_next/image')) await new Promise<void>((made) => making.push(made));
      res.end('made');
    });
    asked.push(url);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, visitor: string, signal?: AbortSignal) =>
  fetch(`${origin}${path}`, {
    headers: { [VISITOR_ADDRESS_HEADER]: ownHeader(visitor) },
    signal: signal ?? null,
  });
const picture = (at: number) => `/_next/image?url=${at}&w=640&q=75`;

/** Finishes the pictures under way, one after another, until `answer` is there. */
async function makeUntil(answer: Promise<unknown>): Promise<void> {
  let isThere = false;
  const there = answer.then(() => {
    isThere = true;
  });
  while (!isThere) {
    making.shift()?.();
    await Promise.race([there, new Promise((done) => setTimeout(done, 2))]);
  }
}

it("somebody's one picture waits for few of another's forty", async () => {
  const many = Array.from({ length: 40 }, (_, at) => ask(picture(at), '192.0.2.1'));
  await expect.poll(() => asked.length).toBe(40);
  const one = ask(picture(99), '198.51.100.1');
  await expect.poll(() => asked.length).toBe(41);
  expect(begun).toHaveLength(2);
  await makeUntil(Promise.all([one, ...many]));
  expect(await (await one).text()).toBe('made');
  expect(begun).toHaveLength(41);
  expect(begun.indexOf(picture(99))).toBeLessThan(4);
});

it('of a flood the rest is told to come again, and other addresses of the site are answered', async () => {
  const flood = Array.from({ length: 80 }, (_, at) => ask(picture(at), '192.0.2.1'));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await ask('/modelos', '192.0.2.1')).status).toBe(200);
  await makeUntil(Promise.all(flood));
});

it('who hangs up makes no room until the picture is made: the work goes on', async () => {
  const leaving = new AbortController();
  const gone = [0, 1].map((at) => ask(picture(at), '192.0.2.1', leaving.signal).catch(() => null));
  await expect.poll(() => making.length).toBe(2);
  leaving.abort();
  await Promise.all(gone);
  const next = ask(picture(3), '192.0.2.1');
  await new Promise((done) => setTimeout(done, 50));
  expect(making.length).toBe(2);
  making[0]?.();
  await expect.poll(() => making.length).toBe(3);
  making[2]?.();
  expect((await next).status).toBe(200);
});

it('a finished picture waits for nobody', async () => {
  const flood = Array.from({ length: 5 }, (_, at) => ask(picture(at), '192.0.2.1'));
  await expect.poll(() => making.length).toBe(2);
  const finished = ask('/_next/image?url=made&w=640&q=75', '192.0.2.1');
  await expect.poll(() => making.length).toBe(3);
  making[2]?.();
  expect((await finished).status).toBe(200);
  await makeUntil(Promise.all(flood));
});
