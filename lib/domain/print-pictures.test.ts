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
    ['the chosen cover first', { ...none, cover: 'b', book: ['a', 'b'].map(tall) }, ['b', 'a']],
    [
      'the cover itself, not its cut for the site',
      { ...none, cover: 'b-900x1200', fullCover: 'b', book: ['a', 'b'].map(tall) },
      ['b', 'a'],
    ],
    ['a landscape that is the cover', { ...none, fullCover: 'w', book: [tall('a'), wide('w')] }, ['w', 'a']],
    [
      'a composite that is the cover',
      { ...none, fullCover: 'z', book: [tall('a')], compo: [tall('z')] },
      ['z', 'a'],
    ],
    ['no cover that no gallery has: it may be small', { ...none, cover: 'c', book: [tall('a')] }, ['a']],
    ['none', none, []],
  ])('%s', (_case, galleries, expected) => {
    expect(printPictures(galleries)).toEqual(expected);
  });
});
