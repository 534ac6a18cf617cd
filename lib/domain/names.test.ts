import { describe, expect, it } from 'vitest';
import { slugify, splitName } from './names.ts';

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
    ['Ângela D’Ávila', 'angela-davila'],
    ["Joana d'Arc", 'joana-darc'],
    ['  João  Pedro / Jr. ', 'joao-pedro-jr'],
    ['Conceição', 'conceicao'],
    ['李', '-'],
  ])('%j is %s in an address', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});
