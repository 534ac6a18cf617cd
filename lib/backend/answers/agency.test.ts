import { expect, it } from 'vitest';
import { readAgency } from './agency.ts';

it.each<[unknown, object | null]>([
  [
    { name: 'Passarela', since: 2001 },
    { name: 'Passarela', since: 2001 },
  ],
  [{ data: { since: '2001' } }, { name: null, since: 2001 }],
  [
    { since: 0, accent: 'red', slogan: 'Olá' },
    { since: null, accent: null, slogan: { pt: 'Olá', en: 'Olá' } },
  ],
  [
    { about: { pt: '<p>x</p>' }, accent: '#AABBCC' },
    { about: { pt: '<p>x</p>', en: null }, accent: '#AABBCC' },
  ],
  [{}, { name: null, since: null, about: null }],
  [
    { download_ending: ' OUTRA CASA ', answer_days: '2' },
    { download_ending: 'OUTRA CASA', answer_days: 2 },
  ],
  [
    { download_ending: '../x', answer_days: 0 },
    { download_ending: null, answer_days: null },
  ],
  [
    { download_ending: 'A. ', answer_days: 400 },
    { download_ending: null, answer_days: null },
  ],
  [[], null],
  [null, null],
  [{ message: 'Not found' }, null],
])('reads %j', (body, expected) => {
  if (expected === null) expect(readAgency(body)).toBeNull();
  else expect(readAgency(body)).toMatchObject(expected);
});
