import { expect, test } from 'vitest';
import { Attempts } from './attempts.ts';

test('the wait ends a minute after the oldest of the last ten wrong tries', () => {
  const attempts = new Attempts();
  for (let second = 0; second < 10; second += 1) attempts.noteWrong('a', second * 1000);
  expect(attempts.waitSeconds('a', 10_000)).toBe(50);
  expect(attempts.waitSeconds('b', 10_000)).toBe(0);
  expect(attempts.waitSeconds('a', 60_000)).toBe(0);
});

test('a flood of addresses does not fill the memory', () => {
  const attempts = new Attempts();
  for (let address = 0; address < 10_500; address += 1) attempts.noteWrong(String(address), 0);
  expect(Reflect.get(attempts, 'wrong').size).toBe(10_000);
});
