import { describe, expect, it } from 'vitest';
import { addressGroup, createLimits, createQuota } from './limits.ts';

const MINUTE_MS = 60_000;

describe('limits', () => {
  it('say how long to wait, and let in again after it', () => {
    const { admit, waitOf } = createLimits({ address: 2, total: 600, own: 3 });
    expect(admit('a', '1', 0)).toBeNull();
    expect(waitOf('a', 0)).toBeNull();
    expect(admit('a', '2', MINUTE_MS)).toBeNull();
    expect(admit('a', '3', 2 * MINUTE_MS)).toBe(480);
    expect(waitOf('a', 2 * MINUTE_MS)).toBe(480);
    expect(waitOf('a', 10 * MINUTE_MS + 1)).toBeNull();
    expect(admit('a', '3', 10 * MINUTE_MS + 1)).toBeNull();
  });

  it('hold for all together, but a new address has some of its own', () => {
    const { admit } = createLimits({ address: 12, total: 2, own: 1 });
    expect([admit('a', '1', 0), admit('a', '2', 0), admit('a', '3', 0)]).toEqual([null, null, 600]);
    expect([admit('b', '4', 0), admit('b', '5', 0)]).toEqual([null, 600]);
  });

  it('count what is wrong for its own address, and for nothing else', () => {
    const limits = createLimits({ address: 12, failed: 2, total: 1, own: 0 });
    for (const at of [0, MINUTE_MS]) limits.noteFailure('a', at);
    expect(limits.waitAfterFailures('a', 2 * MINUTE_MS)).toBe(480);
    expect(limits.waitOf('a', 2 * MINUTE_MS)).toBe(480);
    expect(limits.waitAfterFailures('b', 2 * MINUTE_MS)).toBeNull();
    expect(limits.waitAfterFailures('a', 10 * MINUTE_MS + 1)).toBeNull();
    expect(limits.admit('b', '1', 2 * MINUTE_MS)).toBeNull();
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::5', '2001:db8:1:2'],
    ['2001:db8:1::5', '2001:db8:1:0'],
    ['2001:db8:1::6', '2001:db8:1:0'],
    ['2001:db8::1:0:0:7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

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
