import { describe, expect, it } from 'vitest';
import { readFocus, readLocalized } from './kinds.ts';

describe('the focus of a picture', () => {
  it.each([
    [
      { x: 0.5, y: 0.2 },
      { x: 0.5, y: 0.2 },
    ],
    [
      { x: '0.5', y: '0' },
      { x: 0.5, y: 0 },
    ],
    [{ x: 50, y: 20 }, null],
    [{ x: -0.1, y: 0.2 }, null],
    [{ x: 0.5 }, null],
    [[0.5, 0.2], null],
    ['0.5 0.2', null],
    [null, null],
    [undefined, null],
  ])('%j is read as %j', (value, focus) => {
    expect(readFocus(value)).toEqual(focus);
  });
});

describe('a description', () => {
  it.each([
    [
      { pt: 'Sorri', en: 'Smiles' },
      { pt: 'Sorri', en: 'Smiles' },
    ],
    [{ pt: 'Sorri' }, { pt: 'Sorri', en: null }],
    [{ pt: ' ', en: '' }, null],
    ['Sorri', { pt: 'Sorri', en: null }],
    [7, { pt: '7', en: null }],
    [null, null],
    [['Sorri'], null],
  ])('%j is read as %j', (value, texts) => {
    expect(readLocalized(value)).toEqual(texts);
  });
});
