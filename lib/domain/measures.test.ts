import { localDecimals } from '@passarela/contract/measure-number';
import { describe, expect, it } from 'vitest';
import { displayMeasure, measureLines } from './measures.ts';
import { NO_MEASURES } from './testing/talent-row.ts';

describe('a measure is shown', () => {
  it.each([
    ['178/5\'10"', '178'],
    ['178 / 5\'10"', '178'],
    ['38x8', '38 BR'],
    ['38,5 X 8', '38,5 BR'],
    ['38x8/9', '38x8'],
    ['38–40', '38–40'],
    ['XL', 'XL'],
    ['90', '90'],
    [' 90 ', '90'],
    ['', ''],
  ])('%s as %s [S89.1 S89.2]', (value, expected) => {
    expect(displayMeasure(value)).toBe(expected);
  });
});

describe('half a size', () => {
  it.each([
    ['38.5 BR', 'pt', '38,5 BR'],
    ['38,5 BR', 'en', '38.5 BR'],
    ['38 BR', 'pt', '38 BR'],
    ['Sob medida, 2 peças.', 'pt', 'Sob medida, 2 peças.'],
  ] as const)('%s in %s is %s', (value, lang, expected) => {
    expect(localDecimals(value, lang)).toBe(expected);
  });
});

describe('the measures of a talent', () => {
  it('come in order, without empty ones, colours as keys', () => {
    const measures = { ...NO_MEASURES, shoes: '38x8', height: '178/5\'10"', waist: '', hair: 'auburn' };
    expect(measureLines(measures, 'woman')).toEqual([
      { key: 'height', value: '178' },
      { key: 'shoes', value: '38 BR' },
      { key: 'hair', value: 'auburn' },
    ]);
  });

  it('call the bust of a man chest [S89.3]', () => {
    expect(measureLines({ ...NO_MEASURES, bust: '100' }, 'man')).toEqual([{ key: 'chest', value: '100' }]);
    expect(measureLines({ ...NO_MEASURES, bust: '100', chest: '104' }, 'man')).toEqual([
      { key: 'chest', value: '104' },
    ]);
    expect(measureLines({ ...NO_MEASURES, bust: '86' }, 'woman')).toEqual([{ key: 'bust', value: '86' }]);
  });
});
