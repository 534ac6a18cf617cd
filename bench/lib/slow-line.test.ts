import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLane, startSlowLine } from './slow-line.ts';

const BYTES = 60_000;
const LINE = { bitsPerSecond: 1_600_000, roundTripMs: 80 };
const MS_ALONE = (BYTES * 8_000) / LINE.bitsPerSecond;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => void close()));

async function lineTo(answer: (socket: Socket) => void) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const line = await startSlowLine((server.address() as AddressInfo).port, LINE);
  closing.push(line.close, () => server.close());
  return line;
}

/** Milliseconds from the first request to the last of `bytes`. */
async function fetchMs(port: number, bytes: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const began = performance.now();
  socket.write('please');
  let got = 0;
  for await (const chunk of socket) {
    got += chunk.length;
    if (got >= bytes) break;
  }
  expect(got).toBe(bytes);
  return performance.now() - began;
}

/** On a busy machine timers come late: then it is tried again. */
const TIMED = { retry: 3 };

it('a ping takes two round trips, one of them for the handshake, and then one', TIMED, async () => {
  const { port } = await lineTo((socket) => socket.pipe(socket));
  expect(await fetchMs(port, 6)).toBeGreaterThan(2 * LINE.roundTripMs - 5);
  const socket = connect(port, '127.0.0.1');
  const times = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const began = performance.now();
    socket.write('ping');
    await once(socket, 'data');
    times.push(performance.now() - began);
  }
  socket.destroy();
  const best = Math.min(...times.slice(1));
  expect(best).toBeGreaterThan(LINE.roundTripMs - 5);
  expect(best).toBeLessThan(LINE.roundTripMs * 1.3);
});

it('packets leave one after the other, after a pause at once, and arrive half a round trip later', () => {
  const lane = createLane(LINE);
  expect(lane.place(1_000, 100)).toBe(100 + 5 + 40);
  expect(lane.place(1_000, 101)).toBe(100 + 5 + 5 + 40);
  expect(lane.place(2_000, 500)).toBe(500 + 10 + 40);
  expect(lane.bytes()).toBe(4_000);
});

it('bytes come as fast as the line, and two connections share it', TIMED, async () => {
  const { port, bytes } = await lineTo((socket) =>
    socket.once('data', () => socket.write(Buffer.alloc(BYTES))),
  );
  const both = await Promise.all([fetchMs(port, BYTES), fetchMs(port, BYTES)]);
  expect(Math.min(...both)).toBeGreaterThan(2 * LINE.roundTripMs + MS_ALONE * 1.6);
  expect(Math.max(...both)).toBeGreaterThan(2 * LINE.roundTripMs + MS_ALONE * 1.9);
  expect(Math.max(...both)).toBeLessThan((2 * LINE.roundTripMs + MS_ALONE * 2) * 1.1);
  expect(bytes()).toBe(2 * BYTES);
});
