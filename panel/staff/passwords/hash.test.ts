import { expect, test } from 'vitest';
import { TooBusy } from '../../errors/too-busy.ts';
import { hashed, isPassword } from './hash.ts';

test('of a flood of passwords two are compared at once and twenty wait; the rest is told to come again', async () => {
  const stored = await hashed('three green paper boats');
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword(stored, 'another')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(18);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(TooBusy) });
  expect(await isPassword(stored, 'three green paper boats')).toBe(true);
});
