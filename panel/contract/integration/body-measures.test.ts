import { expect, it } from 'vitest';
import { sendable } from './talent-shape.ts';

const measures = { height: '163', bust: '80', weight: '50', shoes: '36' };

it.each([
  ['2010-01-01', false],
  ['2008-11-22', false],
  ['2008-11-21', true],
  [null, false],
])('born %s: body measures are sent: %s', (birthdate, sends) => {
  const body = sends ? {} : { bust: null, weight: null };
  expect(sendable({ birthdate, ...measures }, '2026-11-21')).toEqual({ birthdate, ...measures, ...body });
});

it('a row of a list gets no fields of a profile', () => {
  expect(Object.keys(sendable({ birthdate: null, bust: '80' }, '2026-11-21'))).toEqual(['birthdate', 'bust']);
});
