import { expect, test } from 'vitest';
import { countsAsMinor, type Guarded, minorMark, missingOf, namedWithMissing } from './minors.ts';

const TODAY = '2026-11-23';

test.each([
  ['2008-11-23', false],
  ['2008-11-24', true],
  ['2008-11-24T12:00:00.000Z', true],
  // nobody knows: a minor
  [null, true],
  ['', true],
  ['24/11/1990', true],
])('born on %s counts as a minor: %s', (birthdate, expected) => {
  expect(countsAsMinor(birthdate, TODAY)).toBe(expected);
});

test('the mark says a minor of a minor, and of whoever has no birthdate that it is missing', () => {
  const marks = ['2099-01-01', null, '24/11/1990', '1990-11-24'].map((born) => minorMark(born, 'pt'));
  expect(marks).toEqual(['Menor', 'Sem data de nascimento', 'Sem data de nascimento', null]);
});

test('born on 29 February is an adult on 1 March', () => {
  expect(['2026-02-28', '2026-03-01'].map((today) => countsAsMinor('2008-02-29', today))).toEqual([
    true,
    false,
  ]);
});

const MINOR = '2012-05-05';
test.each<[string, Guarded, string[], string[]]>([
  ['an adult', { birthdate: '1990-01-01' }, [], []],
  ['a minor alone', { birthdate: MINOR }, ['name', 'contact'], ['name', 'contact']],
  ['a name alone', { birthdate: MINOR, agency: { guardian_name: 'Rita' } }, ['contact'], ['contact']],
  ['a phone alone', { birthdate: MINOR, agency: { guardian_phone: '1' } }, ['name'], ['name']],
  [
    'blanks',
    { birthdate: MINOR, agency: { guardian_name: ' ', guardian_email: ' ' } },
    ['name', 'contact'],
    ['name', 'contact'],
  ],
  ['name and phone', { birthdate: MINOR, agency: { guardian_name: 'Rita', guardian_phone: '1' } }, [], []],
  [
    'name and address',
    { birthdate: MINOR, agency: { guardian_name: 'Rita', guardian_email: 'r@x.example' } },
    [],
    [],
  ],
  ['no birthdate', { birthdate: null }, [], ['name', 'contact']],
  ['no birthdate, with a guardian', { agency: { guardian_name: 'Rita', guardian_phone: '1' } }, [], []],
])('%s lacks on the site, and for a client', (_, person, onSite, forClient) => {
  expect([missingOf(person, 'site', TODAY), missingOf(person, 'client', TODAY)]).toEqual([onSite, forClient]);
});

test('whoever is refused is named with what is missing', () => {
  const lia = { name: 'Lia', birthdate: MINOR, agency: { guardian_phone: '1' } };
  expect(namedWithMissing(lia, 'pt', 'client', TODAY)).toBe('Lia (falta o nome do responsável)');
  expect(namedWithMissing({ name: 'Bia', birthdate: null }, 'en', 'client', TODAY)).toBe(
    'Bia (without a birthdate, counts as a minor; the guardian’s name is missing; the guardian’s phone number or e-mail address is missing)',
  );
});
