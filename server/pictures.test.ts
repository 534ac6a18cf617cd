import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../lib/system/own-server.ts';
import { createFairTurns, createPictureTurns, writeImageAddress } from './pictures.ts';

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

const settle = () => new Promise((done) => setImmediate(done));

/** Turns whose order is noted; `end(name)` ends one. */
function watched(limits: { atOnce: number; waiting: number }) {
  const take = createFairTurns(limits);
  const order: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = (visitor: string, name: string) => {
    const turn = take(visitor);
    void turn?.then((leave) => {
      order.push(name);
      leaves.set(name, leave);
    });
    return turn !== null;
  };
  const end = async (name: string) => {
    leaves.get(name)?.();
    await settle();
  };
  return { ask, end, order };
}

it('lets so many go on at once, and the next when one ends', async () => {
  const { ask, end, order } = watched({ atOnce: 2, waiting: 9 });
  for (const name of ['1', '2', '3', '4']) ask('a', name);
  await settle();
  expect(order).toEqual(['1', '2']);
  await end('2');
  await end('2');
  expect(order).toEqual(['1', '2', '3']);
});

it('goes round by visitor: one picture waits for no two hundred of somebody else', async () => {
  const { ask, end, order } = watched({ atOnce: 1, waiting: 200 });
  for (let at = 0; at < 200; at += 1) ask('many', `many ${at}`);
  ask('one', 'one');
  await settle();
  await end('many 0');
  await end('many 1');
  expect(order).toEqual(['many 0', 'many 1', 'one']);
});

it('an IPv6 network is one visitor', async () => {
  const { ask, end, order } = watched({ atOnce: 1, waiting: 9 });
  for (const at of [1, 2, 3]) ask(`2001:db8::${at}`, `v6 ${at}`);
  ask('192.0.2.1', 'v4');
  await settle();
  await end('v6 1');
  await end('v6 2');
  expect(order).toEqual(['v6 1', 'v6 2', 'v4']);
});

it('refuses where too much of a visitor waits, and takes others', async () => {
  const { ask, end, order } = watched({ atOnce: 1, waiting: 2 });
  expect(['1', '2', '3', '4'].map((name) => ask('a', name))).toEqual([true, true, true, false]);
  expect(ask('b', 'b')).toBe(true);
  await settle();
  for (const name of ['1', '2', 'b']) await end(name);
  expect(order).toEqual(['1', '2', 'b', '3']);
  expect(ask('a', '5')).toBe(true);
});

const MEDIA = 'http://127.0.0.1:4000/media';
const CANONICAL = `/_next/image?url=${encodeURIComponent(`${MEDIA}/ana.jpg`)}&w=640&q=72`;
const askedFor = (source: string) => `/_next/image?url=${encodeURIComponent(source)}&w=640&q=72`;

test.each([
  [askedFor(`${MEDIA}/ana.jpg`), CANONICAL],
  [askedFor(`${MEDIA}/%61na.jpg`), CANONICAL],
  [askedFor(`${MEDIA}/ana.jpg#1`), CANONICAL],
  [
    `/_next/image?w=640&q=72&url=${encodeURIComponent(`${MEDIA}/./ana.jpg`)}`,
    `/_next/image?w=640&q=72&url=${encodeURIComponent(`${MEDIA}/ana.jpg`)}`,
  ],
  ['/_next/image?url=a&url=b&w=640&q=72', '/_next/image?url=a&url=b&w=640&q=72'],
  ['/_next/image?w=640', '/_next/image?w=640'],
  [askedFor('/%'), '/_next/image?w=640&q=72'],
  [askedFor('http://127.0.0.1:4000/media/%zz.jpg'), '/_next/image?w=640&q=72'],
  ['/modelos?url=%61', '/modelos?url=%61'],
])('%s reaches Next as %s', (url, expected) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { url });
  const res = new ServerResponse(req);
  writeImageAddress(req, res);
  expect(req.url).toBe(expected);
  expect(res.getHeader('cache-control')).toBe(expected.startsWith('/_next/') ? 'no-store' : undefined);
  expect(res.getHeader('cache-tag')).toBe(expected.includes('ana.jpg') ? 'file:ana.jpg' : undefined);
});

const FIREFOX = 'image/avif,image/webp,image/png,*/*;q=0.5';

test.each([
  [390, FIREFOX, 'image/avif'],
  [640, FIREFOX, 'image/webp'],
  [390, 'image/avif;q=0, image/webp', 'image/webp'],
  [390, 'image/*,*/*;q=0.8', undefined],
  [640, 'image/webp, image/avif;q=0.9', 'image/webp'],
  [640, 'image/webp', 'image/webp'],
  [640, undefined, undefined],
])('of %i px a browser that takes %s is given %s', (widthPx, accept, expected) => {
  const url = askedFor(`${MEDIA}/ana.jpg`).replace('w=640', `w=${widthPx}`);
  const req = Object.assign(new IncomingMessage(new Socket()), {
    url,
    headers: accept === undefined ? {} : { accept },
  });
  writeImageAddress(req, new ServerResponse(req));
  expect(req.headers.accept).toBe(expected);
});
