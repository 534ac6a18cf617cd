import { expect, test } from 'vitest';
import { isThrown } from './is-thrown';

test.each([
  ['a short flick', { at: 60, length: 800, speed: 900 }, true],
  ['a slow push, not far', { at: 200, length: 800, speed: 80 }, false],
  ['let go far down', { at: 400, length: 800, speed: 0 }, true],
  ['let go far down on the way back', { at: 400, length: 800, speed: -300 }, false],
  ['a flick back', { at: 60, length: 800, speed: -900 }, false],
])('%s', (_what, release, expected) => expect(isThrown(release)).toBe(expected));
