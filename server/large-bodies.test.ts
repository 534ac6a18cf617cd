import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { createByteBudget } from '../lib/forms/byte-budget.ts';
import { createEntrance } from './large-bodies.ts';

const LARGE = 300 * 1024;
const STALL_LIMIT_MS = 200;
const BODY_LIMIT_MS = 10_000;

let server: Server | undefined;
let inside = 0;
let most = 0;
let finish: (() => void)[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  finish = [];
  most = 0;
});

/** A server that reads bodies, and holds those of `/held` until it is told to finish. */
async function serve(budget = 2 * LARGE, waitLimitMs = 5_000, stallLimitMs = STALL_LIMIT_MS) {
  const enter = createEntrance({
    enter: createByteBudget(budget, waitLimitMs),
    stallLimitMs,
    bodyLimitMs: BODY_LIMIT_MS,
  });
  server = createServer((req, res) => {
    enter(req, res, async () => {
      inside += 1;
      most = Math.max(most, inside);
      try {
        const { length } = await buffer(req).catch((error) => {
          // a framework that waits for the rest of a body that never comes
          if (req.url === '/deaf') return new Promise<never>(() => {});
          throw error;
        });
        if (req.url === '/held') await new Promise<void>((resolve) => finish.push(resolve));
        res.end(String(length));
      } finally {
        inside -= 1;
      }
    }).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the server has hung up, gently or not. */
const hungUp = (socket: Socket) =>
  new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));

const post = (port: number, bytes: number, path = '/held', headers = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: new Uint8Array(bytes), headers });

it('lets in as many large bodies as there is room for; the others wait and are read later', async () => {
  const port = await serve();
  const answers = Array.from({ length: 5 }, () => post(port, LARGE));
  for (let done = 0; done < 5; done += 1) {
    await vi.waitFor(() => expect(finish.length).toBeGreaterThan(done), { timeout: 10_000 });
    finish[done]?.();
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(most).toBe(2);
});

it('lets small ones pass while large ones wait', async () => {
  const port = await serve(LARGE);
  const held = post(port, LARGE);
  await vi.waitFor(() => expect(finish).toHaveLength(1), { timeout: 10_000 });
  expect(await (await post(port, 1_000, '/text')).text()).toBe('1000');
  finish[0]?.();
  await held;
});

it('keeps no connection of a large body open, because a connection keeps its last request', async () => {
  const port = await serve();
  expect((await post(port, LARGE, '/text')).headers.get('connection')).toBe('close');
  expect((await post(port, 1_000, '/text')).headers.get('connection')).toBe('keep-alive');
});

it('reads one that is larger than all the room by itself', async () => {
  const port = await serve(LARGE);
  expect(await (await post(port, 3 * LARGE, '/text')).text()).toBe(String(3 * LARGE));
});

it('answers 503 with a page in both languages after waiting for too long', async () => {
  const port = await serve(LARGE, 100);
  const held = post(port, LARGE);
  await vi.waitFor(() => expect(finish).toHaveLength(1), { timeout: 10_000 });
  const refused = await post(port, LARGE, '/seja-modelo', { accept: 'text/html' });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain('lang="pt"');
  expect(page).toContain('lang="en"');
  finish[0]?.();
  await held;
});

it('lets go of a body that stops halfway, and of its room', async () => {
  const port = await serve(LARGE);
  const socket = connect(port, '127.0.0.1');
  const closed = hungUp(socket);
  socket.write(`POST /text HTTP/1.1\r\nHost: site\r\nContent-Length: ${LARGE}\r\n\r\nthe first bytes`);
  await vi.waitFor(() => expect(inside).toBe(1), { timeout: 10_000 });
  await closed;
  await vi.waitFor(() => expect(inside).toBe(0), { timeout: 10_000 });
  expect(await (await post(port, LARGE, '/text')).text()).toBe(String(LARGE));
});

/** Sends a body in as many parts, one every 50 ms; answers how many were sent before the server hung up. */
async function sendSlowly(port: number, parts: number) {
  const socket = connect(port, '127.0.0.1');
  const closed = hungUp(socket);
  socket.write(`POST /text HTTP/1.1\r\nHost: site\r\nContent-Length: ${LARGE}\r\n\r\n`);
  socket.resume();
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < parts) socket.write(new Uint8Array(LARGE / parts));
    sent += 1;
  }, 50);
  await closed;
  clearInterval(timer);
  return sent;
}

it('hangs up on one who trickles, and has patience with one who is slow', async () => {
  const port = await serve(LARGE, 5_000, 1_000);
  expect(await sendSlowly(port, 1024)).toBeLessThan(60);
  expect(await sendSlowly(port, 32)).toBeGreaterThanOrEqual(32);
});

it('gives back the room of a body that stopped, even where its reader never notices', async () => {
  const port = await serve(LARGE);
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /deaf HTTP/1.1\r\nHost: site\r\nContent-Length: ${LARGE}\r\n\r\nthe first bytes`);
  await hungUp(socket);
  expect(await (await post(port, LARGE, '/text')).text()).toBe(String(LARGE));
  inside = 0;
});

it('has patience with what is read and takes long to answer', async () => {
  const port = await serve(LARGE);
  const answer = post(port, LARGE);
  await vi.waitFor(() => expect(finish).toHaveLength(1), { timeout: 10_000 });
  await new Promise((wake) => setTimeout(wake, 3 * STALL_LIMIT_MS));
  finish[0]?.();
  expect((await answer).status).toBe(200);
});
