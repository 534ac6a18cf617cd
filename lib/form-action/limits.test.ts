import { describe, expect, it } from 'vitest';
import { addressGroup, createLimits } from './limits.ts';

describe('limits', () => {
  it('say how long to wait, and let in again after it', () => {
    const admit = createLimits(2, 100);
    expect(admit('a', '1', 0)).toBeNull();
    expect(admit('a', '2', 60_000)).toBeNull();
    expect(admit('a', '3', 120_000)).toBe(480);
    expect(admit('a', '3', 600_001)).toBeNull();
  });

  it('hold for all together', () => {
    const admit = createLimits(10, 2);
    expect([admit('a', '1', 0), admit('b', '2', 0), admit('c', '3', 0)]).toEqual([null, null, 600]);
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
