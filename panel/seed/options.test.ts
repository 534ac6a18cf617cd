import { describe, expect, it } from 'vitest';
import { DEMO_TALENTS } from './data/roster.ts';
import { readOptions } from './options.ts';

describe('options', () => {
  it.each([
    [[], { talents: DEMO_TALENTS, fresh: false }],
    [['--talents', '1000'], { talents: 1000, fresh: false }],
    [['--fresh'], { talents: DEMO_TALENTS, fresh: true }],
  ])('%j', (args, expected) => {
    expect(readOptions(args)).toEqual(expected);
  });

  it.each([['0'], ['many'], ['-1']])('refuses %s talents', (count) => {
    expect(() => readOptions(['--talents', count])).toThrow();
  });
});
