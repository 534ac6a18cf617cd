import { expect, it } from 'vitest';
import { brazilFirst } from './brazil-first';

it.each([
  [{ id: 'BR', value: 'Brasil' }],
  [{ id: 30, value: 'Brazil' }],
  [{ id: 'br', value: 'República Federativa do Brasil' }],
])('%j stands first, the others keep their order', (brazil) => {
  const others = [
    { id: 'AR', value: 'Argentina' },
    { id: 'IO', value: 'British Indian Ocean Territory' },
    { id: 'PT', value: 'Portugal' },
  ];
  expect(brazilFirst([...others.slice(0, 2), brazil, ...others.slice(2)])).toEqual([brazil, ...others]);
  expect(brazilFirst(others)).toEqual(others);
});
