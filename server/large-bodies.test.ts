import { once } from 'node:events';
import { expect, it } from 'vitest';
import { VISITOR_ADDRESS_HEADER } from '../lib/visitor-address.ts';
import { LARGE, openSite } from './testing/bodies.ts';

it('lets in as many large bodies as there is room for; the others wait and are read later', async () => {
  const { seen, post, finish } = await openSite();
  const answers = Array.from({ length: 5 }, () => post(LARGE));
  for (let done = 0; done < 5; done += 1) await finish(done);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(seen.most).toBe(2);
});

it('lets small ones pass while large ones wait', async () => {
  const { post, finish, untilHeld } = await openSite({ room: LARGE });
  const held = post(LARGE);
  await untilHeld(1);
  expect(await (await post(1_000, '/text')).text()).toBe('1000');
  await finish(0);
  await held;
});

it('keeps no connection of a large body open, because a connection keeps its last request', async () => {
  const { post } = await openSite();
  expect((await post(LARGE, '/text')).headers.get('connection')).toBe('close');
  expect((await post(1_000, '/text')).headers.get('connection')).toBe('keep-alive');
});

it('reads one that is larger than all the room', async () => {
  const { post } = await openSite({ room: LARGE });
  expect(await (await post(3 * LARGE, '/text')).text()).toBe(String(3 * LARGE));
});

it('answers 503 with a page in both languages after waiting for too long', async () => {
  const { post, finish, untilHeld } = await openSite({ room: LARGE, waitLimitMs: 100 });
  const held = post(LARGE);
  await untilHeld(1);
  const refused = await post(LARGE, '/seja-modelo', { accept: 'text/html' });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain('lang="pt"');
  expect(page).toContain('lang="en"');
  await finish(0);
  await held;
});

it('has room for others while one address holds all that it may, and lets its own wait', async () => {
  const { begin, post, finish, seen, until } = await openSite({ room: 4 * LARGE, addressShare: 3 * LARGE });
  const slow = Array.from({ length: 20 }, () => begin('/text', 'the first bytes', '192.0.2.1'));
  await until(() => expect(seen.begun).toBe(3));
  const school = [1, 2, 3].map(() => post(LARGE, '/held', { [VISITOR_ADDRESS_HEADER]: '192.0.2.2' }));
  for (const [which, answer] of school.entries()) {
    await finish(which);
    expect((await answer).status).toBe(200);
  }
  expect(seen.begun).toBe(3 + 3);
  for (const { socket } of slow) socket.destroy();
});

it.each(['/unread', '/half'])('hears a body to its end that %s answers before', async (path) => {
  const { begin } = await openSite();
  const { socket, closed } = begin(path, 'the first bytes');
  const faults: Error[] = [];
  socket.on('error', (fault) => faults.push(fault));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('413');
  const rest = Buffer.alloc(LARGE - 'the first bytes'.length);
  for (const half of [rest.subarray(0, LARGE / 2), rest.subarray(LARGE / 2)]) {
    await new Promise((sent) => socket.write(half, sent));
  }
  socket.end();
  await closed;
  expect(faults).toEqual([]);
});
