import { expect, test } from 'vitest';
import { translateFileLabels } from './translate-label.ts';

test.each([
  ['thumb', 'Pequena'],
  ['web', 'Média'],
  ['Original', 'Original'],
  ['image/jpeg', 'JPEG'],
  ['1.2MB', '1,2 MB'],
  ['3.45 KB', '3,45 KB'],
])('%s is said as %s', (said, words) => {
  expect(translateFileLabels(said)).toBe(words);
});
