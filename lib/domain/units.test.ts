import type { FactName } from '@passarela/contract/facts';
import { expect, it } from 'vitest';
import { inUnits } from './units.ts';

const texts = (key: FactName, raw: string, gender: 'woman' | 'man' | 'other') =>
  inUnits(key, raw, gender).map(({ text, systems }) => `${systems.join(' ')}: ${text}`);

it.each([
  ['height', '178/5\'10"', 'woman', ['br eu: 178 cm', 'us uk: 5\'10"']],
  ['height', '178', 'woman', ['br eu: 178 cm', 'us uk: ≈5\'10"']],
  ['height', '183', 'man', ['br eu: 183 cm', 'us uk: ≈6\'0"']],
  ['height', '1,78', 'woman', ['br eu: 1,78 m', 'us uk: ≈5\'10"']],
  ['height', 'alta', 'woman', []],
  ['waist', '60/24', 'woman', ['br eu: 60 cm', 'us uk: 24"']],
  ['waist', '60', 'woman', ['br eu: 60 cm', 'us uk: ≈24"']],
  ['weight', '54/119', 'woman', ['br eu: 54 kg', 'us uk: 119 lb']],
  ['weight', '54', 'woman', ['br eu: 54 kg', 'us uk: ≈119 lb']],
  ['shoes', '38x8', 'woman', ['br: 38 BR', 'eu: ≈40 EU', 'us: 8 US', 'uk: ≈6 UK']],
  ['shoes', '38', 'woman', ['br: 38', 'eu: ≈40 EU', 'us: ≈8 US', 'uk: ≈6 UK']],
  ['shoes', '42.5x10.5', 'man', ['br: 42.5 BR', 'eu: ≈44.5 EU', 'us: 10.5 US', 'uk: ≈9.5 UK']],
  ['shoes', '38x7,5', 'woman', ['br: 38 BR', 'eu: ≈40 EU', 'us: 7,5 US', 'uk: ≈5.5 UK']],
  ['jeans', '36x6', 'woman', ['br: 36 BR', 'eu: ≈36 EU', 'us: 6 US', 'uk: ≈10 UK']],
  ['shoes', '38x8.5', 'woman', ['br: 38 BR', 'eu: ≈40 EU', 'us: 8.5 US', 'uk: ≈6.5 UK']],
  // a second size of Brazil, a length or a waist is no American one
  ['jeans', '40x38', 'woman', ['br: 40 BR', 'eu: ≈40 EU', 'us: ≈10 US', 'uk: ≈14 UK']],
  ['jeans', '38x26', 'woman', ['br: 38 BR', 'eu: ≈38 EU', 'us: ≈8 US', 'uk: ≈12 UK']],
  ['shoes', '38x24.5', 'woman', ['br: 38 BR', 'eu: ≈40 EU', 'us: ≈8 US', 'uk: ≈6 UK']],
  ['jeans', '40x38', 'other', []],
  ['shoes', '28x11', 'woman', ['br: 28 BR', 'us: 11 US']],
  ['jeans', '40x32', 'man', ['br: 40 BR', 'eu: ≈48 EU', 'us: 32 US', 'uk: ≈32 UK']],
  ['jeans', '40', 'man', ['br: 40', 'eu: ≈48 EU', 'us: ≈32 US', 'uk: ≈32 UK']],
  // sizes of children follow no chart, nor do those without a chart
  ['shoes', '28', 'woman', []],
  ['shoes', '38', 'other', []],
  ['shoes', '38x8', 'other', ['br: 38 BR', 'us: 8 US']],
  ['suit', '48', 'man', []],
] as const)('%s %s of a %s', (key, raw, gender, expected) => {
  expect(texts(key, raw, gender)).toEqual(expected);
});
