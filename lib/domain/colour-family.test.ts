import { EYES, HAIR } from '@passarela/contract/colours';
import { expect, it } from 'vitest';
import { familyOf } from './colour-family.ts';

it.each([
  [HAIR, 'dark_brown', 'brown'],
  [HAIR, 'chestnut', 'brown'],
  [HAIR, 'brown', 'brown'],
  [HAIR, 'platinum_blonde', 'blonde'],
  [HAIR, 'auburn', 'copper'],
  [HAIR, 'salt_and_pepper', 'salt_and_pepper'],
  [EYES, 'light_blue', 'blue'],
  [EYES, 'hazel', 'hazel'],
])('%#: %s is of a family', (colours, key, family) => {
  expect(familyOf(colours, key)).toBe(family);
});

it('five browns are one', () => {
  expect(Object.keys(HAIR).filter((key) => familyOf(HAIR, key) === 'brown')).toHaveLength(5);
});
