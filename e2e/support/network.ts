import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';

/** Bytes per second and milliseconds of a poor line: slow enough that something can happen while photos travel. */
const POOR_LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: 200_000,
  uploadThroughput: 40_000,
};

const GOOD_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** From now on the page's line is a poor one; gives the way back to a good one. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', POOR_LINE);
  return () => session.send('Network.emulateNetworkConditions', GOOD_LINE);
}

/** A cable to the site that one can cut: what is under way on it breaks, and nothing gets through until it is mended. */
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

/** The next POST reaches the site whole, and its answer gets lost on the way back. */
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
