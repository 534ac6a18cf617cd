import { expect, it } from 'vitest';
import { LARGE, openSite } from './testing/bodies.ts';

const STALL_LIMIT_MS = 200;
type Site = Awaited<ReturnType<typeof openSite>>;

/** There is room for one: whoever is read after another proves that the other's was given back. */
async function expectRoom({ post }: Site) {
  expect(await (await post(LARGE, '/text')).text()).toBe(String(LARGE));
}

it('lets go of a body that stops halfway, and of its room', async () => {
  const site = await openSite({ room: LARGE, stallLimitMs: STALL_LIMIT_MS });
  await site.begin('/text', 'the first bytes').closed;
  expect(site.seen.begun).toBe(1);
  await site.until(() => expect(site.seen.inside).toBe(0));
});

it.each(['/text', '/deaf'])('gives back the room of a body that stopped, where %s reads it', async (path) => {
  const site = await openSite({ room: LARGE, stallLimitMs: 1_000 });
  await site.begin(path, 'the first bytes').closed;
  await expectRoom(site);
});

it.each(['/text', '/deaf'])('gives %s nobody who has left while waiting', async (path) => {
  const site = await openSite({ room: LARGE });
  const held = site.post(LARGE);
  await site.untilHeld(1);
  const { gone } = site.seen;
  const leaving = site.begin(path);
  await site.until(() => expect(site.seen.come).toBe(2));
  leaving.socket.destroy();
  await site.until(() => expect(site.seen.gone).toBe(gone + 1));
  await site.finish(0);
  await held;
  await expectRoom(site);
  expect(site.seen.begun).toBe(2);
});

/** Sends a body in as many parts, one every 50 ms; answers how many were sent before the server hung up. */
async function sendSlowly({ begin }: Site, parts: number) {
  const { socket, closed } = begin('/text');
  socket.resume();
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < parts) socket.write(new Uint8Array(LARGE / parts));
    sent += 1;
  }, 50);
  await closed;
  clearInterval(timer);
  return sent;
}

it('hangs up on one who trickles, and has patience with one who is slow', async () => {
  const site = await openSite({ room: LARGE, stallLimitMs: 1_000 });
  expect(await sendSlowly(site, 1024)).toBeLessThan(60);
  expect(await sendSlowly(site, 32)).toBeGreaterThanOrEqual(32);
});

it('has patience with what is read and takes long to answer', async () => {
  const stallLimitMs = 1_000;
  const { post, untilHeld, finish } = await openSite({ stallLimitMs });
  const answer = post(LARGE);
  await untilHeld(1);
  await new Promise((wake) => setTimeout(wake, 2 * stallLimitMs));
  await finish(0);
  expect((await answer).status).toBe(200);
});
