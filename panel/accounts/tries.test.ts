import { expect, test } from 'vitest';
import { memoryTries } from '../tests/memory-tries.ts';
import { countSignIn, type Try } from './tries.ts';

const MINUTE_MS = 60_000;
const stranger = (address: string, account = 'ana'): Try => ({
  account,
  address,
  network: `${address.split('.').slice(0, 3).join('.')}.x`,
  device: null,
});
const own: Try = { ...stranger('198.51.100.1'), device: 'laptop' };

/** Limits with wrong tries in them; `waitOf` says how long the next would wait. */
function newLimits() {
  const tries = memoryTries();
  return {
    tries,
    wrong: async (who: Try, times: number, now = 0) => {
      for (let count = 0; count < times; count += 1) await countSignIn(tries, who, now);
    },
    waitOf: async (who: Try, now = 0) => {
      const { seconds, undo } = await countSignIn(tries, who, now);
      if (seconds === 0) await undo();
      return seconds;
    },
  };
}

test('a stranger has five tries at an account from an address, and others keep theirs', async () => {
  const { wrong, waitOf } = newLimits();
  await wrong(stranger('203.0.113.1'), 4);
  expect(await waitOf(stranger('203.0.113.1'))).toBe(0);
  await wrong(stranger('203.0.113.1'), 1);
  expect(await waitOf(stranger('203.0.113.1'))).toBe(900);
  expect(await waitOf(stranger('203.0.113.2'))).toBe(0);
  expect(await waitOf(stranger('203.0.113.1', 'bia'))).toBe(0);
  expect(await waitOf(stranger('203.0.113.1'), 15 * MINUTE_MS)).toBe(0);
});

test('a network has ten tries at an account, whatever address of it tries', async () => {
  const { wrong, waitOf } = newLimits();
  for (let host = 1; host <= 10; host += 1) await wrong(stranger(`203.0.113.${host}`), 1);
  expect(await waitOf(stranger('203.0.113.99'))).toBeGreaterThan(0);
  expect(await waitOf(stranger('198.51.100.99'))).toBe(0);
});

test('an address that tries many accounts is refused at all of them', async () => {
  const { wrong, waitOf } = newLimits();
  for (let number = 0; number < 20; number += 1) await wrong(stranger('203.0.113.1', `user-${number}`), 1);
  expect(await waitOf(stranger('203.0.113.1', 'another'))).toBeGreaterThan(0);
});

test('an account under attack from a thousand networks takes each newcomer less often, never not at all', async () => {
  const { wrong, waitOf } = newLimits();
  for (let number = 0; number < 1000; number += 1) {
    await wrong(stranger(`10.${number >> 8}.${number & 255}.1`), 5);
  }
  const newcomer = stranger('198.51.100.7');
  expect(await waitOf(newcomer)).toBe(0);
  await wrong(newcomer, 2);
  expect(await waitOf(newcomer)).toBeGreaterThan(0);
});

test('nobody else locks out a device that signed in before, from the same address neither', async () => {
  const { wrong, waitOf } = newLimits();
  for (let minute = 0; minute < 60; minute += 1) {
    await wrong({ ...own, device: null }, 10, minute * MINUTE_MS);
    expect(await waitOf(own, minute * MINUTE_MS)).toBe(0);
  }
});

test('a stolen device is a stranger after twenty wrong tries, with the tries of one', async () => {
  const { wrong, waitOf } = newLimits();
  await wrong(own, 20);
  expect(await waitOf(own)).toBe(0);
  await wrong(own, 5);
  expect(await waitOf(own)).toBeGreaterThan(0);
});

test('a right try is taken back', async () => {
  const { tries, waitOf } = newLimits();
  for (let count = 0; count < 50; count += 1) {
    await (await countSignIn(tries, stranger('203.0.113.1'), count)).undo();
  }
  expect(await waitOf(stranger('203.0.113.1'), 50)).toBe(0);
});

test('many at once get no more tries than one after another', async () => {
  const { tries } = newLimits();
  const counted = await Promise.all(
    Array.from({ length: 100 }, () => countSignIn(tries, stranger('203.0.113.1'), 0)),
  );
  expect(counted.filter(({ seconds }) => seconds === 0).length).toBeLessThanOrEqual(5);
});
