import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';

/** Bytes per second and milliseconds of a poor connection: slow enough to act while photos are sent. */
const POOR_LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: 200_000,
  uploadThroughput: 40_000,
};

const GOOD_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Slows the page's connection down; returns a function that restores it. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', POOR_LINE);
  return () => session.send('Network.emulateNetworkConditions', GOOD_LINE);
}

/** A proxy to the site that can be cut: open connections break, and none succeeds until it is restored. */
export async function cableTo(site: string) {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((visitor) => {
    if (isCut) {
      visitor.destroy();
      return;
    }
    const there = keep(connect(Number(port), hostname));
    keep(visitor).pipe(there).pipe(visitor);
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** The next POST reaches the site whole, but its answer is lost. */
export async function loseNextAnswer(page: Page) {
  const session = await page.context().newCDPSession(page);
  let isLost = false;
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (isLost || request.method !== 'POST') {
      await session.send('Fetch.continueRequest', { requestId });
      return;
    }
    isLost = true;
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await session.send('Fetch.disable');
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Response' }] });
}
