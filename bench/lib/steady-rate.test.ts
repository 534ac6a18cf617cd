import { expect, it } from 'vitest';
import { sendSteadily } from './steady-rate.ts';

it('an answer that is late delays no other, and counts from when it was due', async () => {
  const first = Promise.withResolvers<void>();
  let sent = 0;
  const { latencies } = await sendSteadily(
    async () => {
      sent += 1;
      if (sent === 40) first.resolve();
      if (sent === 1) await first.promise;
    },
    200,
    0.2,
  );
  expect(latencies).toHaveLength(40);
  expect(Math.max(...latencies)).toBeGreaterThan(190);
});

it('an answer that fails is infinitely late', async () => {
  const { latencies } = await sendSteadily(() => Promise.reject(new Error('no')), 100, 0.05);
  expect(latencies).toEqual(Array(5).fill(Number.POSITIVE_INFINITY));
});
