import { describe, expect, it } from 'vitest';
import { MEASURE_NAMES, type MeasureName, measureOptions } from './measures.ts';
import { localMeasure, readMeasure } from './read-measure.ts';

describe('the lists of measures', () => {
  it.each([
    ['height', 171, `30/1'0"`, `200/6'7"`],
    ['bust', 136, '65', '200'],
    ['waist', 181, '20', '200'],
    ['hips', 181, '20', '200'],
    ['chest', 191, '10', '200'],
    ['weight', 198, '3/7', '200/441'],
    ['jeans', 53, '34', '60'],
    ['shirt', 119, '1', '60'],
    ['suit', 119, '1', '60'],
    ['shoes', 119, '1', '60'],
  ] as const)('%s: %i values from %s to %s [S96.2-11]', (measure, count, first, last) => {
    const values = measureOptions(measure).map(({ value }) => value);
    expect(values).toHaveLength(count);
    expect([values[0], values.at(-1)]).toEqual([first, last]);
    expect(new Set(values).size).toBe(count);
  });

  it('go up by one, sizes by halves [S96.2 S96.7-11]', () => {
    const near = (measure: MeasureName, start: number) =>
      measureOptions(measure)
        .map(({ value }) => value)
        .slice(start, start + 3);
    expect(near('height', 148)).toEqual([`178/5'10"`, `179/5'10"`, `180/5'11"`]);
    expect(near('weight', 53)).toEqual(['56/123', '57/126', '58/128']);
    expect(near('shoes', 74)).toEqual(['38', '38.5', '39']);
  });

  it('are shown with their unit', () => {
    const shown = (measure: MeasureName, index: number) => measureOptions(measure)[index]?.label;
    expect(shown('height', 148)).toBe(`178 cm · 5'10"`);
    expect(shown('weight', 53)).toBe('56 kg · 123 lb');
    expect(shown('waist', 40)).toBe('60 cm');
    expect(shown('shoes', 75)).toBe('38½');
  });
});

describe('what somebody types is understood', () => {
  it.each([
    ['height', '1,78', `178/5'10"`],
    ['height', '1.78 m', `178/5'10"`],
    ['height', '1m78', `178/5'10"`],
    ['height', '1,7', `170/5'7"`],
    ['height', '178cm', `178/5'10"`],
    ['height', ' 178 ', `178/5'10"`],
    ['height', `5'10"`, `178/5'10"`],
    ['height', '5’10”', `178/5'10"`],
    ['height', `178/5'10"`, `178/5'10"`],
    ['height', '1,78', `178/5'10"`],
    ['height', '178cm', `178/5'10"`],
    ['height', '1.78m', `178/5'10"`],
    ['height', '1m78', `178/5'10"`],
    ['height', '2', `200/6'7"`],
    ['bust', '84cm', '84'],
    ['shoes', '38,5', '38.5'],
    ['weight', '56 kg', '56/123'],
    ['weight', '123 lb', '56/123'],
    ['weight', '56/121', '56/121'],
    ['bust', '84 CM', '84'],
    ['bust', '33"', '84'],
    ['bust', '84/33½"', '84/33½"'],
    ['bust', '84 / 33', '84/33'],
    ['jeans', '38 x 8', '38x8'],
    ['jeans', '38X8', '38x8'],
    ['shoes', '38,5 × 8½', '38.5x8.5'],
    ['shoes', '38½', '38.5'],
    ['shoes', '38 BR', '38'],
    ['suit', '48', '48'],
    ['shoes', '37 1/2', '37.5'],
    ['shoes', '37 1/2 x 7', '37.5x7'],
    ['shoes', '38/40', '38–40'],
    ['jeans', '38 – 40', '38–40'],
    ['jeans', '38-40', '38–40'],
    ['jeans', '38–40', '38–40'],
  ] as const)('%s: %s is %s', (measure, typed, value) => {
    expect(readMeasure(measure, typed)).toEqual({ value, isListed: true, isMeasure: true });
  });

  it.each(MEASURE_NAMES)('%s: each value of the list', (measure) => {
    for (const { value, label } of measureOptions(measure)) {
      expect(readMeasure(measure, value)).toEqual({ value, isListed: true, isMeasure: true });
      expect(readMeasure(measure, label).isListed).toBe(true);
    }
  });
});

describe('what the list does not have is a measure all the same, written as the others are', () => {
  it.each([
    ['height', '205 cm', `205/6'9"`],
    ['height', '178,5', `178.5/5'10"`],
    ['weight', '2,9 kg', '2.9/6'],
    ['weight', '56,5kg', '56.5/125'],
    ['waist', '62,5', '62.5'],
    ['bust', '64', '64'],
    ['bust', '84/86', '84/86'],
    ['bust', '34C', '34C'],
    ['jeans', '12', '12'],
    ['jeans', '33x3', '33x3'],
    ['shirt', 'M', 'M'],
    ['shirt', ' P ', 'P'],
    ['jeans', 'GG', 'GG'],
    ['suit', 'xgg', 'xgg'],
    ['shoes', '38,25', '38.25'],
    ['shirt', '10/12 ', '10–12'],
  ] as const)('%s: %s is %s', (measure, typed, value) => {
    // a size by its letter is as good as one of the list
    const isListed = ['10–12', 'M', 'xgg', 'P', 'GG'].includes(value);
    expect(readMeasure(measure, typed)).toEqual({ value, isListed, isMeasure: true });
  });
});

describe('words, dates and halves of pairs are no measures', () => {
  it.each([
    ['waist', 'sessenta'],
    ['jeans', '10/dez'],
    ['jeans', '10-dez'],
    ['jeans', '10/12/2026'],
    ['shoes', '2026-12-10'],
    ['shoes', 'M'],
    ['height', 'M'],
    ['height', '1,80 descalça'],
    ['waist', '60 x 24'],
    ['waist', '60-62'],
    ['shirt', '0'],
    ['suit', '48/'],
    ['suit', '/48'],
    ['suit', 'x'],
  ] as const)('%s: %s', (measure, typed) => {
    expect(readMeasure(measure, typed)).toEqual({ value: typed, isListed: false, isMeasure: false });
  });

  it('nothing is nothing', () => {
    expect(readMeasure('height', '  ')).toEqual({ value: '', isListed: true, isMeasure: true });
  });
});

describe('in Portuguese a measure is written with a comma', () => {
  it.each([
    ['height', `178/5'10"`, '1,78'],
    ['height', `178.5/5'10"`, '1,785'],
    ['height', `95/3'1"`, '0,95'],
    ['height', '178', '1,78'],
    ['height', `178/5'9"`, `178/5'9"`],
    ['height', 'alta', 'alta'],
    ['weight', '55/121', '55'],
    ['weight', '55/120', '55/120'],
    ['jeans', '38.5', '38,5'],
    ['shoes', '38.5–40', '38,5–40'],
    ['shoes', '38x8', '38x8'],
    ['shirt', 'M', 'M'],
    ['bust', '', ''],
  ] as const)('%s %s as %s', (measure, stored, shown) => {
    expect(localMeasure(measure, stored, 'pt')).toBe(shown);
    expect(localMeasure(measure, stored, 'en')).toBe(stored);
  });

  it('and is read as what it was, each of every list', () => {
    for (const measure of MEASURE_NAMES)
      for (const { value } of measureOptions(measure))
        expect(readMeasure(measure, localMeasure(measure, value, 'pt')).value).toBe(value);
  });
});
