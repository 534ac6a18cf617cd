import { expect, it, vi } from 'vitest';
import { GET } from './route';

const stopping = vi.hoisted(() => ({ now: false }));
vi.mock('@passarela/gate/stop', () => ({ isStopping: () => stopping.now }));

it.each([
  [false, 200],
  [true, 503],
])('told to end: %s, so /readyz answers %i, which nobody caches', (now, status) => {
  stopping.now = now;
  const answer = GET();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});
