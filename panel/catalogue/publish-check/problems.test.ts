import { expect, test } from 'vitest';
import { isStoredMinor } from './minor.ts';
import { check, type Facts, lacksGuardian } from './problems.ts';

const TODAY = '2026-11-23';
const NOBODY = { name: '', phone: '', email: '' };
const whole: Facts = {
  cover: 1,
  cover_web: null,
  pictures: 12,
  birthdate: '2001-03-15',
  guardian: NOBODY,
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

test.each([
  ['name and phone', { name: 'Rita', phone: '48 99999-0000' }, false],
  ['name and address', { name: 'Rita', email: 'rita@example.com' }, false],
  ['a name alone', { name: 'Rita' }, true],
  ['no name', { phone: '1', email: 'a@b.c' }, true],
  ['blanks', { name: ' ', phone: ' ' }, true],
])('a minor whose guardian has %s', (_what, guardian, expected) => {
  expect(lacksGuardian({ birthdate: '2012-05-05', guardian: { ...NOBODY, ...guardian } }, TODAY)).toBe(
    expected,
  );
});

test.each([
  ['2008-11-23', false],
  ['2008-11-24', true],
  ['2008-11-24T12:00:00.000Z', true],
  [null, false],
  ['', false],
])('born on %s is a minor: %s', (birthdate, expected) => {
  expect(isStoredMinor(birthdate, TODAY)).toBe(expected);
});

test('born on 29 February is an adult on 1 March', () => {
  expect([isStoredMinor('2008-02-29', '2026-02-28'), isStoredMinor('2008-02-29', '2026-03-01')]).toEqual([
    true,
    false,
  ]);
});
