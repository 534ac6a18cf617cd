import { expect, test } from 'vitest';
import { displayMeasure } from '../../domain/measures.ts';
import { readMeasureText } from './talent.ts';

test.each([
  ['waist', 'sessenta', null],
  ['jeans', '10/dez', null],
  ['shoes', '2026-12-10', null],
  ['shoes', '12/10/2026', null],
  ['height', 'alta', null],
  ['weight', '0 kg', null],
  ['shirt', 'M', 'M'],
  ['suit', 'XGG', 'XGG'],
  ['shoes', '37 1/2', '37.5'],
  ['shoes', '37½', '37.5'],
  ['shoes', '37,5', '37.5'],
  ['shoes', '38–40', '38–40'],
  ['jeans', '38/40', '38'],
  ['jeans', '38x8', '38 BR'],
  ['weight', '56,5kg', '56.5'],
  ['bust', '34C', '34C'],
  ['bust', '86 cm (34in)', '86 cm (34in)'],
] as const)('the %s “%s” is shown as %s [S89.1-2]', (measure, given, shown) => {
  const read = readMeasureText(measure, given);
  expect(read === null ? null : displayMeasure(read)).toBe(shown);
});
