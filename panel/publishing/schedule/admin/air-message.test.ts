import { expect, test } from 'vitest';
import { airMessage } from './air-message.ts';

const now = Date.parse('2026-11-23T15:00:00.000Z');
const [past, soon, later] = [
  '2026-11-20T02:30:00.000Z',
  '2026-11-24T17:30:00.000Z',
  '2028-01-02T12:00:00.000Z',
];

test.each([
  ['Agendado para 24/11 14:30', true, soon, null],
  ['Agendado para 24/11 14:30', true, soon, later],
  ['Sai do ar em 02/01/2028, 09:00', true, null, later],
  ['Sai do ar em 24/11 14:30', true, past, soon],
  ['Fora do ar desde 19/11 23:30', true, null, past],
  [null, true, past, null],
  [null, true, null, undefined],
  [null, false, soon, later],
])('%s', (labels, isPublished, publishAt, hideAt) => {
  expect(airMessage({ isPublished, publishAt, hideAt }, now, 'pt')).toBe(labels);
});

test('in English', () => {
  expect(airMessage({ isPublished: true, publishAt: soon, hideAt: null }, now, 'en')).toBe(
    'Scheduled for 24/11 14:30',
  );
});
