import { currentRequest, withRequest } from '@passarela/gate/request-id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Next, runRounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function wokenRounds(round: () => Promise<Next>) {
  let heard = () => {};
  const stop = runRounds(round, (wake) => {
    heard = wake;
    return () => {};
  });
  return { wake: () => heard(), stop };
}

/** Rounds that take 10 ms each and then say `next`. */
function slow(next: Next) {
  const seen = { rounds: 0, atOnce: 0, most: 0 };
  const rounds = wokenRounds(async () => {
    seen.rounds += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 10));
    seen.atOnce -= 1;
    return next;
  });
  return { seen, ...rounds };
}

test('wake-ups during a round make one more follow, and no two run at once', async () => {
  const { seen, wake, stop } = slow({ waitMs: 60_000 });
  await vi.advanceTimersByTimeAsync(5);
  wake();
  wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toMatchObject({ rounds: 2, most: 1 });
  wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.rounds).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.rounds).toBe(4);
  stop();
});

test('who isPaused is woken by time alone', async () => {
  const { seen, wake, stop } = slow({ waitMs: 1_000, isPaused: true });
  await vi.advanceTimersByTimeAsync(5);
  wake();
  await vi.advanceTimersByTimeAsync(500);
  wake();
  await vi.advanceTimersByTimeAsync(400);
  expect(seen.rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.rounds).toBe(2);
  stop();
});

test('nothing follows once it is stopped', async () => {
  const { seen, wake, stop } = slow({ waitMs: 0 });
  await vi.advanceTimersByTimeAsync(5);
  stop();
  wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.rounds).toBe(1);
});

test('a round is named after the request that woke it, those after it have names of their own', async () => {
  const names: (string | undefined)[] = [];
  const { wake, stop } = wokenRounds(async () => {
    names.push(currentRequest());
    return { waitMs: 1_000 };
  });
  await vi.advanceTimersByTimeAsync(5);
  withRequest(wake, 'the-save-of-staff');
  await vi.advanceTimersByTimeAsync(2_100);
  stop();
  expect(names[1]).toBe('the-save-of-staff');
  expect(new Set(names).size).toBe(4);
});
