import { describe, expect, it } from 'vitest';
import { ageAt, certainAge, isMinor } from './ages.ts';

describe('age', () => {
  it.each([
    ['2000-06-15', '2024-06-14T12:00:00Z', 23],
    ['2000-06-15', '2024-06-15T12:00:00Z', 24],
    // midnight in São Paulo is 03:00 UTC
    ['2000-06-15', '2024-06-15T02:59:59Z', 23],
    ['2000-06-15', '2024-06-15T03:00:00Z', 24],
    // new year
    ['2000-01-01', '2024-01-01T02:59:59Z', 23],
    ['2000-01-01', '2024-01-01T03:00:00Z', 24],
    ['2000-12-31', '2025-01-01T02:00:00Z', 24],
    // 29 February
    ['2004-02-29', '2024-02-28T12:00:00Z', 19],
    ['2004-02-29', '2024-02-29T12:00:00Z', 20],
    ['2004-02-29', '2025-02-28T12:00:00Z', 20],
    ['2004-02-29', '2025-03-01T02:59:00Z', 20],
    ['2004-02-29', '2025-03-01T12:00:00Z', 21],
    // born today, not yet born, summer time of 2018 (UTC-2)
    ['2024-06-15', '2024-06-15T12:00:00Z', 0],
    ['2030-01-01', '2024-06-15T12:00:00Z', null],
    ['2000-12-10', '2018-12-10T02:00:00Z', 18],
    [null, '2024-06-15T12:00:00Z', null],
    ['not a day', '2024-06-15T12:00:00Z', null],
    ['0000-00-00', '2024-06-15T12:00:00Z', null],
    ['2001-02-30', '2024-06-15T12:00:00Z', null],
  ])('of %s at %s is %s [S88.9]', (birthdate, now, expected) => {
    expect(ageAt(birthdate, new Date(now))).toBe(expected);
  });
});

describe('the age of which only the year is kept', () => {
  it.each([
    // born in December, seventeen: the year alone must not make an adult
    [2008, true, '2026-11-21T12:00:00Z', 17],
    [2008, true, '2027-01-01T12:00:00Z', 18],
    [2015, true, '2026-11-21T12:00:00Z', 10],
    [2026, true, '2026-11-21T12:00:00Z', 0],
    // born in January, of age when the answer came
    [2008, false, '2026-11-21T12:00:00Z', 18],
    [1990, false, '2026-11-21T12:00:00Z', 35],
    // new year comes at 03:00 UTC
    [2008, true, '2027-01-01T02:00:00Z', 17],
  ])('born in %i, a minor then: %s, at %s is %i', (year, wasMinor, now, expected) => {
    expect(certainAge({ year, wasMinor }, new Date(now))).toBe(expected);
  });
});

it.each([
  [null, true],
  [0, true],
  [17, true],
  [18, false],
  [40, false],
])('aged %s is a minor: %s', (age, expected) => {
  expect(isMinor({ age })).toBe(expected);
});
