import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createGate } from './gate.ts';
import { serverOptions } from './sockets.ts';

const MB = 1024 * 1024;
const BODY_BYTES = 60 * MB;
const AFTER_MS = 700;
/** 4 MB a second after a wait, and the sockets' buffers of both sides. */
const READ_BYTES_MAX = 8 * MB;

it('reads on what it refused at its own pace, also where much of the body came with the head', async () => {
  let read = 0;
  const server = createServer(serverOptions(false));
  const gate = createGate({ rules: [] });
  server.on('request', (req, res) => {
    setInterval(() => {
      read = req.socket.bytesRead;
    }, 20).unref();
    gate(req, res, async () => {}).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const head = Buffer.from(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
  );
  socket.on('error', () => {});
  socket.write(Buffer.concat([head, Buffer.alloc(BODY_BYTES)]));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 405');
  await delay(AFTER_MS);
  expect(read).toBeLessThan(READ_BYTES_MAX);
});
