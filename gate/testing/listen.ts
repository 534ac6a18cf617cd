import { once } from 'node:events';
import { createServer, type RequestListener, Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Serves on a free port of this machine until the test is over; returns the address. */
export async function listen(served: Server | RequestListener): Promise<URL> {
  const server = served instanceof Server ? served : createServer(served);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}
