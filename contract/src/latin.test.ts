import { expect, it } from 'vitest';
import { letterOf } from './latin.ts';

it.each([
  ['Ana', 'a'],
  ['Émile', 'e'],
  [' zoe', 'z'],
  ['Анна', 'a'],
  ['محمد علي', 'm'],
  ['علي', 'l'],
  ['李', 'l'],
  ['Ян Silva', 'y'],
  ['9', '9'],
  ['', ''],
])('%j stands under %j', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
