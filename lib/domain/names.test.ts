import { describe, expect, it } from 'vitest';
import { nameSteps, splitName } from './names.ts';

describe('a name', () => {
  it.each([
    ['Ana', 'Ana', ''],
    ['Ana Clara  Lima', 'Ana', 'Clara Lima'],
    [' Zoë ', 'Zoë', ''],
    ['', '', ''],
  ])('%j shows %j above %j [S63.3]', (name, first, rest) => {
    expect(splitName(name)).toEqual({ first, rest });
  });

  it.each([
    ['Iza', 4, 4],
    [' Ágata  Rezende', 14, 8],
    ['Maria Eduarda Vasconcelos', 26, 12],
    ['', 2, 2],
    ['Wolfeschlegelsteinhausenbergerdorff', 30, 30],
  ])('%j is sized as %i letters, its longest word as %i', (name, line, word) => {
    expect(nameSteps(name)).toEqual({ line, word });
  });
});
