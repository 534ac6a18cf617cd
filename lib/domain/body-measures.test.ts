import { each } from '@passarela/contract/each';
import { BODY_MEASURES, LISTED_MEASURES, PROFILE_MEASURES } from '@passarela/contract/measures';
import { expect, it } from 'vitest';
import { publishable } from './body-measures.ts';

const profile = (age: number | null) => ({
  age,
  measures: each(LISTED_MEASURES, (name) => `own ${name}`),
  ...each(PROFILE_MEASURES, (name) => `own ${name}`),
});
const left = (age: number | null) => {
  const { measures, age: _, ...others } = publishable(profile(age));
  return Object.entries({ ...measures, ...others }).flatMap(([name, value]) => (value ? [name] : []));
};
const ALL = [...LISTED_MEASURES, ...PROFILE_MEASURES];
const NO_BODY = ALL.filter((name) => !BODY_MEASURES.some((body) => body === name));

it.each([
  [0, NO_BODY],
  [17, NO_BODY],
  [18, ALL],
  [60, ALL],
  // a service without birthdates must not lose all measures
  [null, ALL],
])('aged %s: %j', (age, expected) => {
  expect(left(age)).toEqual(expected);
});

it('leaves height, shoes, eyes and hair to everybody', () => {
  expect(NO_BODY).toEqual(['height', 'shoes', 'eyes', 'hair']);
});

it('gives a row of a list no fields of a profile', () => {
  const { age, measures } = profile(17);
  expect(Object.keys(publishable({ age, measures }))).toEqual(['age', 'measures']);
});
