import { describe, expect, it } from 'vitest';
import { printPictures } from './print-pictures.ts';

const tall = (file: string) => ({ file, width: 3, height: 4 });
const wide = (file: string) => ({ file, width: 4, height: 3 });
const none = { cover: null, book: [], snap: [], compo: [] };

describe('the pictures of a printed profile', () => {
  it.each([
    ['portraits first', { ...none, book: [wide('w'), tall('a')], snap: [tall('s')] }, ['a', 's', 'w']],
    ['four at most', { ...none, book: ['a', 'b', 'c', 'd', 'e'].map(tall) }, ['a', 'b', 'c', 'd']],
    ['each once', { ...none, book: [tall('a')], snap: [tall('a')] }, ['a']],
    ['the composite where there is nothing else', { ...none, compo: [wide('z')] }, ['z']],
    ['the cover without galleries', { ...none, cover: 'c' }, ['c']],
    ['none', none, []],
  ])('%s', (_case, galleries, expected) => {
    expect(printPictures(galleries)).toEqual(expected);
  });
});
