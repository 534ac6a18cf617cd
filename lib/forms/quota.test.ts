import { expect, it } from 'vitest';
import { createQuota } from './limits.ts';

it('has little for an address and little for all, and has it again once it is released', () => {
  const quota = createQuota({ all: 3, address: 2 });
  expect(quota.take('198.51.100.1')).toBe(true);
  expect(quota.take('::ffff:198.51.100.1')).toBe(true);
  expect(quota.take('198.51.100.1')).toBe(false);
  expect(quota.take('2001:db8::1')).toBe(true);
  expect(quota.take('203.0.113.9')).toBe(false);
  quota.release('198.51.100.1');
  expect(quota.take('198.51.100.1')).toBe(true);
  expect(quota.take('203.0.113.9')).toBe(false);
  quota.release('198.51.100.1', 2);
  expect(quota.take('203.0.113.9', 2)).toBe(true);
});
