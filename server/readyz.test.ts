import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../gate/testing/listen.ts';
import { answerReadyz } from './readyz.ts';

const stopping = vi.hoisted(() => ({ now: false }));
vi.mock('@passarela/gate/stop', () => ({ isStopping: () => stopping.now }));
afterEach(() => {
  stopping.now = false;
});

it.each([
  [false, 200],
  [true, 503],
])('asked to end: %s, so /readyz answers %i, which nobody keeps', async (now, status) => {
  stopping.now = now;
  const url = await listen((req, res) => answerReadyz(req, res));
  const answer = await fetch(new URL('/readyz?x', url));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

it('leaves every other address alone', async () => {
  const url = await listen((req, res) => answerReadyz(req, res) || res.end('next'));
  expect(await (await fetch(new URL('/readyz/x', url))).text()).toBe('next');
});
