import { describe, expect, it } from 'vitest';
import { repairFavorites } from './repair';

const ana = { id: 7, name: 'Ana Lima', section: 'models', gender: 'woman', cover: 'http://x/ana.jpg' };

describe('favorites in local storage', () => {
  it.each([
    ['an array', '[1,2]', {}],
    ['a foreign value', '"dark"', {}],
    ['null', 'null', {}],
    ['a talent as we keep it', JSON.stringify({ 7: ana }), { 7: ana }],
    ['a broken neighbour', JSON.stringify({ 7: ana, 8: { id: 'x' }, 9: null }), { 7: ana }],
    ['a wrong key', JSON.stringify({ x: ana }), { 7: ana }],
    ['more than we keep', JSON.stringify({ 7: { ...ana, birthdate: '2008-01-01' } }), { 7: ana }],
    [
      'an unknown gender and a script as cover',
      JSON.stringify({ 7: { ...ana, gender: '?', cover: 'javascript:0' } }),
      { 7: { ...ana, gender: 'other', cover: null } },
    ],
    ['an older talent without section', JSON.stringify({ 7: { ...ana, section: undefined } }), { 7: ana }],
  ])('where the storage holds %s [S90.1]', (_case, stored, expected) => {
    expect(repairFavorites(JSON.parse(stored))).toEqual(expected);
  });
});
