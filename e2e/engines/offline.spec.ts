import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { WIDE } from './support/sizes';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

/** The site under another address, which can be cut off: drivers of three engines have no one way to take the network away. */
async function cuttableLine(baseUrl: string) {
  const { hostname, port } = new URL(baseUrl);
  const sockets = new Set<Socket>();
  const line = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    visitor.pipe(site).pipe(visitor);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port: own } = line.address() as AddressInfo;
  const cut = () => {
    line.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `http://127.0.0.1:${own}`, cut };
}

test('favorites and a profile open after the site went out of reach, and say so', async ({
  visitor,
  baseURL,
}) => {
  const line = await cuttableLine(baseURL ?? '');
  try {
    await visitor.resize(...WIDE);
    await visitor.goto(`${line.origin}/modelos`);
    await visitor.press({ css: 'article button' });
    await expect.poll(() => visitor.count('article button[aria-pressed="true"]')).toBe(1);
    const kept = () =>
      visitor.ask(async () =>
        (await (await caches.open('kept')).keys()).map(({ url }) => new URL(url).pathname),
      );
    const isKept = async () => {
      const paths = await kept();
      return paths.includes('/favoritos') && paths.filter((path) => path === '/_next/image').length > 2;
    };
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    const profile = (await kept()).find((path) => path.startsWith('/modelos/')) ?? '';
    expect(profile).not.toBe('');
    line.cut();
    await visitor.goto(`${line.origin}/favoritos`);
    await visitor.sees(portuguese.Offline.line);
    await expect.poll(() => visitor.count('main article')).toBe(1);
    await visitor.goto(line.origin + profile);
    await visitor.sees(portuguese.Offline.line);
    await expect
      .poll(() => visitor.ask(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0))
      .toBeGreaterThan(0);
  } finally {
    line.cut();
    // What cannot be reached without network is no error here.
    visitor.driver.errors().splice(0);
  }
});
