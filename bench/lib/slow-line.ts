import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Line = { bitsPerSecond: number; roundTripMs: number };

/** The better of the two lines that pages are measured on. */
export const SLOW_4G = { name: '1.6 Mbit/s, 150 ms', bitsPerSecond: 1_600_000, roundTripMs: 150 };

/** The payload of an Ethernet packet. */
const PACKET_BYTES = 1460;
/** How far ahead packets are scheduled: enough to hide late timers, too little to buffer a page. */
const AHEAD_MS = 60;

async function until(at: number) {
  const left = at - performance.now();
  if (left > 0) await delay(left);
}

/** One direction of a line, shared by all connections: packets leave one after the other. `now` in ms. */
export function createLane({ bitsPerSecond, roundTripMs }: Line) {
  let freeAt = 0;
  let bytes = 0;
  return {
    bytes: () => bytes,
    room: () => until(freeAt - AHEAD_MS),
    /** Schedules a packet; returns when its last byte arrives (ms). */
    place(length: number, now = performance.now()): number {
      bytes += length;
      freeAt = Math.max(freeAt, now) + (length * 8_000) / bitsPerSecond;
      return freeAt + roundTripMs / 2;
    },
  };
}
type Lane = ReturnType<typeof createLane>;

const packetsOf = (chunk: Buffer) =>
  Array.from({ length: Math.ceil(chunk.length / PACKET_BYTES) }, (_, at) =>
    chunk.subarray(at * PACKET_BYTES, (at + 1) * PACKET_BYTES),
  );

/** Carries one direction of a connection, in order, and its end. */
async function carry(from: Socket, to: Socket, lane: Lane) {
  let arrived = Promise.resolve();
  for await (const chunk of from) {
    for (const packet of packetsOf(chunk)) {
      await lane.room();
      const at = lane.place(packet.length);
      arrived = arrived.then(() => until(at)).then(() => void (to.writable && to.write(packet)));
    }
  }
  await arrived;
  to.end();
}

/**
 * A TCP proxy that acts as a slow line before `port`: shared bandwidth each way, half of the round trip each way,
 * one more for the handshake. It has no loss and no slow start; sockets buffer some 100 KB.
 */
export async function startSlowLine(port: number, line: Line) {
  const up = createLane(line);
  const down = createLane(line);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, async (client) => {
    const target = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const end = () => {
      for (const socket of [client, target]) socket.destroy();
    };
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', end).once('close', () => sockets.delete(socket));
    }
    await delay(line.roundTripMs);
    await Promise.all([carry(client, target, up), carry(target, client, down)]).catch(end);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: listening } = server.address() as AddressInfo;
  return {
    port: listening,
    /** Bytes that came down the line so far, TLS among them. */
    bytes: down.bytes,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
