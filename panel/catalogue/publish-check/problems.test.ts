import { expect, test } from 'vitest';
import { check, type Facts } from './problems.ts';

const TODAY = '2026-11-23';
const whole: Facts = {
  cover: 1,
  cover_web: null,
  pictures: 12,
  birthdate: '2001-03-15',
  agency: {},
  categoryIds: [1],
  divisionIds: [103],
  divisionCategoryIds: [1],
};

test.each<[string, Partial<Facts>, string[], string[]]>([
  ['whole', {}, [], ['models', 'newFaces']],
  ['without a picture', { pictures: 0 }, ['photo'], ['models', 'newFaces']],
  ['without a cover', { cover: null }, ['cover'], ['models', 'newFaces']],
  ['with the site’s own cover only', { cover: null, cover_web: 2 }, [], ['models', 'newFaces']],
  ['without a category', { categoryIds: [], divisionIds: [] }, ['category'], []],
  ['in a category that no list shows', { categoryIds: [12], divisionIds: [] }, ['category'], []],
  ['kept off the site', { divisionCategoryIds: [1, 1446] }, ['hidden'], []],
  ['without a birthdate', { birthdate: null }, ['birthdate'], ['models', 'newFaces']],
  ['a minor alone', { birthdate: '2010-01-01' }, ['minor'], ['models', 'newFaces']],
  ['nothing at all', { cover: null, pictures: 0, categoryIds: [] }, ['photo', 'cover', 'category'], []],
])('a talent %s: %j lacks %j and stands in %j', (_what, over, problems, lists) => {
  expect(check({ ...whole, ...over }, TODAY)).toEqual({ problems, lists });
});
