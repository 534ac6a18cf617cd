import { expect, it, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('lets in so many at once, the others in the order of their coming', async () => {
  const enter = createSemaphore(2, 60_000);
  const order: number[] = [];
  const leave = [await enter(), await enter()];
  const third = enter().then(() => order.push(3));
  const fourth = enter().then(() => order.push(4));
  await Promise.resolve();
  expect(order).toEqual([]);
  leave[0]?.();
  leave[0]?.();
  await third;
  expect(order).toEqual([3]);
  leave[1]?.();
  await fourth;
  expect(order).toEqual([3, 4]);
});

it('lets nobody wait for ever, and keeps no place for who has given up', async () => {
  vi.useFakeTimers();
  try {
    const enter = createSemaphore(1, 1_000);
    const leave = await enter();
    const late = enter();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await late).toBeNull();
    leave?.();
    expect(await enter()).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
