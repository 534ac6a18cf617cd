import { expect, it } from 'vitest';
import { createLane } from './slow-line.ts';

it('packets leave one after the other, after a pause at once, and arrive half a round trip later', () => {
  const lane = createLane({ bitsPerSecond: 1_600_000, roundTripMs: 80 });
  expect(lane.place(1_000, 100)).toBe(100 + 5 + 40);
  expect(lane.place(1_000, 101)).toBe(100 + 5 + 5 + 40);
  expect(lane.place(2_000, 500)).toBe(500 + 10 + 40);
  expect(lane.bytes()).toBe(4_000);
});
