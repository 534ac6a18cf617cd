import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts, isPortFree } from './ports.mjs';

// Where Linux begins with the ports of outgoing connections.
const EPHEMERAL_FROM = 32_768;

test('free ports are several, and none that an outgoing connection may take', async () => {
  const ports = await freePorts(3);
  expect(new Set(ports).size).toBe(3);
  expect(Math.max(...ports)).toBeLessThan(EPHEMERAL_FROM);
});

test('a port that somebody listens on is not free', async () => {
  const [port] = await freePorts(1);
  const server = createServer();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
});
