import { expect, it } from 'vitest';
import { printedFacts } from './printed-facts.ts';

it('prints measures, and no fact that ages or that nobody has listed', () => {
  const facts = ['age', 'height', 'waist', 'suit', 'nationality', 'skills', 'new'].map((key) => ({ key }));
  expect(printedFacts(facts).map(({ key }) => key)).toEqual(['height', 'waist', 'suit']);
});
