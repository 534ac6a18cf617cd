import { expect, it } from 'vitest';
import { wordedHours } from './opening-hours.ts';

it.each([
  [['mon', 'fri', '09:00', '18:00'], 'Segunda a sexta, 9h às 18h', 'Monday to Friday, 9 am to 6 pm'],
  [['sat', null, '09:30', '12:00'], 'Sábado, 9h30 às 12h', 'Saturday, 9:30 am to 12 pm'],
  [['sun', 'sun', '00:00', '12:05'], 'Domingo, 0h às 12h05', 'Sunday, 12 am to 12:05 pm'],
] as const)('%j is %s, %s', ([from, to, opens, closes], portuguese, english) => {
  const hours = { from, to, opens, closes };
  expect([wordedHours(hours, 'pt'), wordedHours(hours, 'en')]).toEqual([portuguese, english]);
});
