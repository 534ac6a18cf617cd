import { expect, it } from 'vitest';
import { isFileNameEnding } from './agency.ts';

it.each([
  ['AFM MODEL', true],
  ['Outra Casa & Cia.', false],
  ['Ação 2', true],
  ['', false],
  [' AFM', false],
  ['AFM ', false],
  ['../x', false],
  ['a/b', false],
  ['a:b', false],
  ['a\u202eb', false],
  ['a'.repeat(41), false],
])('%j as the ending of a file name: %s', (ending, isRight) => {
  expect(isFileNameEnding(ending)).toBe(isRight);
});
