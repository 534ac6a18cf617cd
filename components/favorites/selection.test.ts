import { describe, expect, it } from 'vitest';
import { readSelection, selectionPath } from './selection';

describe('a shared selection', () => {
  it.each([
    ['ids=1,2,3', [1, 2, 3]],
    ['ids=3, 1,3', [3, 1]],
    ['ids=1,,x,-4,0,1.5,2e3,%3Cscript%3E,7', [1, 7]],
    ['ids=', []],
    ['', []],
    ['id=1', []],
  ])('%s opens %j', (search, expected) => {
    expect(readSelection(new URLSearchParams(search))).toEqual(expected);
  });

  it('opens what it was made of, in each language', () => {
    expect(selectionPath([5, 12], 'pt')).toBe('/favoritos?ids=5,12');
    expect(selectionPath([5, 12], 'en')).toBe('/en/favorites?ids=5,12');
  });

  it('has an end', () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(readSelection(new URL(selectionPath(ids, 'pt'), 'http://x').searchParams)).toHaveLength(200);
  });
});
