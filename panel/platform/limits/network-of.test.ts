import { expect, test } from 'vitest';
import { networkOf } from './tries.ts';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::x'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::x'],
  ['2001:db8::1', '2001:db8:0:0::x'],
  ['::1', '0:0:0:0::x'],
  ['fe80::1%eth0', 'fe80:0:0:0::x'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
