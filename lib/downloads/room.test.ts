import { expect, it } from 'vitest';
import { createRoom } from './room.ts';

it('has few places for an address and few in all, each free again once', () => {
  const enter = createRoom({ all: 3, address: 2 });
  const first = enter('198.51.100.1');
  expect(first).not.toBeNull();
  expect(enter('::ffff:198.51.100.1')).not.toBeNull();
  expect(enter('198.51.100.1')).toBeNull();
  expect(enter('2001:db8::1')).not.toBeNull();
  expect(enter('203.0.113.9')).toBeNull();
  first?.();
  first?.();
  expect(enter('198.51.100.1')).not.toBeNull();
  expect(enter('203.0.113.9')).toBeNull();
});
