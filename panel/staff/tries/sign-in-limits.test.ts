import { expect, test } from 'vitest';
import type { Try } from './counted-tries.ts';
import { SignInLimits } from './sign-in-limits.ts';

const MINUTE_MS = 60_000;
const stranger = (address: string, account = 'ana'): Try => ({
  account,
  address,
  network: `${address.split('.').slice(0, 3).join('.')}.x`,
  device: null,
});
const own: Try = { ...stranger('198.51.100.1'), device: 'laptop' };

function wrong(limits: SignInLimits, who: Try, times: number, now = 0) {
  for (let count = 0; count < times; count += 1) limits.note(who, now);
}

test('a stranger has five tries at an account from an address, and others keep theirs', () => {
  const limits = new SignInLimits();
  wrong(limits, stranger('203.0.113.1'), 4);
  expect(limits.waitSeconds(stranger('203.0.113.1'), 0)).toBe(0);
  wrong(limits, stranger('203.0.113.1'), 1);
  expect(limits.waitSeconds(stranger('203.0.113.1'), 0)).toBe(900);
  expect(limits.waitSeconds(stranger('203.0.113.2'), 0)).toBe(0);
  expect(limits.waitSeconds(stranger('203.0.113.1', 'bia'), 0)).toBe(0);
  expect(limits.waitSeconds(stranger('203.0.113.1'), 15 * MINUTE_MS)).toBe(0);
});

test('a network has ten tries at an account, whatever address of it tries', () => {
  const limits = new SignInLimits();
  for (let host = 1; host <= 10; host += 1) wrong(limits, stranger(`203.0.113.${host}`), 1);
  expect(limits.waitSeconds(stranger('203.0.113.99'), 0)).toBeGreaterThan(0);
  expect(limits.waitSeconds(stranger('198.51.100.99'), 0)).toBe(0);
});

test('an address that tries many accounts is refused at all of them', () => {
  const limits = new SignInLimits();
  for (let number = 0; number < 20; number += 1) wrong(limits, stranger('203.0.113.1', `user-${number}`), 1);
  expect(limits.waitSeconds(stranger('203.0.113.1', 'another'), 0)).toBeGreaterThan(0);
});

test('an account under attack from a thousand networks takes each newcomer less often, never not at all', () => {
  const limits = new SignInLimits();
  for (let number = 0; number < 1000; number += 1) {
    wrong(limits, stranger(`10.${number >> 8}.${number & 255}.1`), 5);
  }
  const newcomer = stranger('198.51.100.7');
  expect(limits.waitSeconds(newcomer, 0)).toBe(0);
  wrong(limits, newcomer, 2);
  expect(limits.waitSeconds(newcomer, 0)).toBeGreaterThan(0);
});

test('nobody else locks out a device that signed in before, from the same address neither', () => {
  const limits = new SignInLimits();
  for (let minute = 0; minute < 60; minute += 1) {
    wrong(limits, { ...own, device: null }, 10, minute * MINUTE_MS);
    expect(limits.waitSeconds(own, minute * MINUTE_MS)).toBe(0);
  }
});

test('a stolen device is a stranger after twenty wrong tries', () => {
  const limits = new SignInLimits();
  wrong(limits, own, 20);
  expect(limits.waitSeconds(own, 0)).toBe(0);
  wrong(limits, { ...own, device: null }, 5);
  expect(limits.waitSeconds(own, 0)).toBeGreaterThan(0);
});

test('a right try is taken back', () => {
  const limits = new SignInLimits();
  for (let count = 0; count < 50; count += 1) {
    limits.note(stranger('203.0.113.1'), count);
    limits.takeBack(stranger('203.0.113.1'), count);
  }
  expect(limits.waitSeconds(stranger('203.0.113.1'), 50)).toBe(0);
});
