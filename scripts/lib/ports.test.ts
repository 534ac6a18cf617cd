import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, requireFreePorts } from './ports.ts';

// Linux uses the ports from here on for outgoing connections.
const EPHEMERAL_FROM = 32_768;

it('free ports differ, and none is one that an outgoing connection may take', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(ports).size).toBe(3);
  expect(Math.max(...ports)).toBeLessThan(EPHEMERAL_FROM);
});

it.each(['127.0.0.1', '::'])('a port that somebody listens on at %s is not free', async (host) => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts({ PORT: port })).rejects.toThrow(`Port ${port} is in use`);
  server.close();
  await once(server, 'close');
  await requireFreePorts({ PORT: port });
});

it('a port is a number, and each program has its own', async () => {
  await expect(requireFreePorts({ PORT: Number.NaN })).rejects.toThrow('PORT=NaN is not a port number.');
  await expect(requireFreePorts({ PORT: 70_000 })).rejects.toThrow('not a port number');
  await expect(requireFreePorts({ PORT: 3000, PANEL_PORT: 3000 })).rejects.toThrow('must be different');
});
