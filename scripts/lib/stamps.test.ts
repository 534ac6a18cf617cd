import { expect, it } from 'vitest';
import { hashOf } from './stamps.ts';

it('is another hash for other sources, and none of a path that is missing', () => {
  expect(hashOf(['gate/src'])).not.toBe(hashOf(['gate/src'], { version: 2 }));
  expect(() => hashOf(['gate/src', 'panel/nowhere'])).toThrow('panel/nowhere');
});
