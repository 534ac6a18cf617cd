import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ana de Lima', 'AL'],
  ['  Érica ', 'É'],
  ['joão paulo', 'JP'],
  ['', ''],
])('%j: %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
