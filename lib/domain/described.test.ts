import { expect, it } from 'vitest';
import { described } from './described.ts';

it.each([
  ['sorri à janela', 'Ana Lima: sorri à janela'],
  ['Ana Lima à janela', 'Ana Lima à janela'],
  ['ana lima', null],
  ['Ana Líma ', null],
  ['', null],
  [null, null],
])('%j describes a picture of Ana Lima as %j', (text, expected) => {
  expect(described('Ana Lima', text)).toBe(expected);
});
