import { describe, expect, it } from 'vitest';
import { splitName } from './names.ts';

describe('a name', () => {
  it.each([
    ['Ana', 'Ana', ''],
    ['Ana Clara  Lima', 'Ana', 'Clara Lima'],
    [' Zoë ', 'Zoë', ''],
    ['', '', ''],
  ])('%j shows %j above %j [S63.3]', (name, first, rest) => {
    expect(splitName(name)).toEqual({ first, rest });
  });
});
