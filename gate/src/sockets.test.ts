import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openGate } from '../testing/open-gate.ts';

const GET = ['GET / HTTP/1.1', 'Host: a'];
const LAST = [...GET, 'Connection: close'];

it('closes a connection that says nothing, and keeps one that speaks in time', async () => {
  const { open } = await openGate(
    { rules: [] },
    {},
    { headersTimeout: 200, connectionsCheckingInterval: 50 },
  );
  const silent = open('');
  const spoken = open(GET);
  await silent.closed;
  expect(silent.answer()).toBe('');
  await delay(300);
  expect(spoken.answer()).toMatch(/^HTTP\/1\.1 200 /);
  expect(spoken.socket.destroyed).toBe(false);
});

it('tells those beyond the soft limit to come back, and takes them again once there is room', async () => {
  const { open } = await openGate({ rules: [] }, { soft: 2, hard: 4 });
  const busy = [open('POST / HTTP/1.1\r\n'), open('POST / HTTP/1.1\r\n')];
  await Promise.all(busy.map(({ socket }) => once(socket, 'connect')));
  const refused = open(GET);
  await refused.closed;
  expect(refused.answer()).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused.answer()).toMatch(/\r\nRetry-After: \d+\r\n/);
  for (const { socket } of busy) socket.destroy();
  await Promise.all(busy.map(({ closed }) => closed));
  await delay(50);
  const taken = open(LAST);
  await taken.closed;
  expect(taken.answer()).toMatch(/^HTTP\/1\.1 200 /);
});

it('closes idle connections before it refuses anybody', async () => {
  const { open } = await openGate({ rules: [] }, { soft: 2, hard: 4 });
  const idle = [open(GET), open(GET)];
  for (const { answer } of idle) await expect.poll(answer).toMatch(/ 200 /);
  const taken = open(LAST);
  await taken.closed;
  expect(taken.answer()).toMatch(/^HTTP\/1\.1 200 /);
  await Promise.all(idle.map(({ closed }) => closed));
});

it('closes those beyond the hard limit unheard', async () => {
  const { open } = await openGate({ rules: [] }, { soft: 1, hard: 1 });
  const first = open('POST / HTTP/1.1\r\n');
  await once(first.socket, 'connect');
  const second = open(GET);
  await second.closed;
  expect(second.answer()).toBe('');
});

it.each([
  ['an unknown method', ['HACK / HTTP/1.1', 'Host: a'], 405],
  ['TRACE', ['TRACE / HTTP/1.1', 'Host: a', 'Connection: close'], 405],
  ['a broken request line', ['GET HTTP/1.1', 'Host: a'], 400],
  ['an address that is none', ['GET a b HTTP/1.1', 'Host: a'], 400],
  ['no host', ['GET / HTTP/1.1', 'Connection: close'], 400],
  ['two lengths', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'], 400],
  [
    'a length and chunks',
    ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    400,
  ],
  ['endless headers', ['GET / HTTP/1.1', 'Host: a', `X: ${'y'.repeat(20_000)}`], 431],
])('answers %s and hangs up', async (_what, head, status) => {
  const { open, reached } = await openGate({ rules: [] });
  const line = open(head);
  await line.closed;
  expect(line.answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(reached).toEqual([]);
});
