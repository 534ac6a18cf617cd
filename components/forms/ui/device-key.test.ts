import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { senderOf } from '@/lib/forms/sender';
import { deviceKey } from './device-key';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2030, 0, 1);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a device has the same key for a day, and another one afterwards', () => {
  const key = deviceKey(NOW);
  expect(deviceKey(NOW + DAY_MS - 1)).toBe(key);
  expect(deviceKey(NOW + DAY_MS)).not.toBe(key);
});

it('a broken key, or one of a clock that went wrong, is replaced', () => {
  for (const broken of ['', 'x', `${NOW}`, `${NOW + 2 * DAY_MS} 0123456789abcdef`]) {
    stored.set('device', broken);
    expect(deviceKey(NOW)).toMatch(/^[\w-]{22}$/);
  }
});

it('where nothing can be stored there is no key', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(deviceKey(NOW)).toBeNull();
});

it.each([
  ['f'.repeat(32), true],
  ['', false],
  ['short', false],
  ['a'.repeat(65), false],
  ['not a key, but a text that somebody sent', false],
])('the server reads the key %s: %s', (key, isRead) => {
  const data = new FormData();
  data.set('device', key);
  expect(senderOf(new Headers(), data)).toEqual({ address: 'unknown', device: isRead ? key : null });
});
