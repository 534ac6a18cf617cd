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
  [
    {
      name: 'Casa',
      cnpj: '12ABC34501DE35',
      hours: [
        { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
        { from: 'sat', opens: '9h', closes: '12:00' },
        { from: 'SUN', to: 'never', opens: '10:00', closes: '12:00' },
        'sempre',
      ],
      people: [
        { name: 'Ana Lima', role: 'Booker', photo: '/ana.webp', photo_focus: { x: 0.5, y: 0.3 } },
        { role: { pt: 'Sem nome' } },
        { name: 'Bia', role: 7.5, photo: 12, photo_focus: { x: 9, y: 9 } },
        null,
      ],
      networks: [
        { name: 'TikTok', url: 'https://www.tiktok.com/@casa' },
        { name: 'Fim', url: 'javascript:alert(1)' },
        { name: 'Sem endereço' },
      ],
      clients: ['Marola', '', 'Vento'],
      place: '/sala.webp',
    },
    {
      name: 'Casa',
      cnpj: '12.ABC.345/01DE-35',
      hours: [
        { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
        { from: 'sun', to: null, opens: '10:00', closes: '12:00' },
      ],
      people: [
        { name: 'Ana Lima', role: { pt: 'Booker', en: 'Booker' }, photo_focus: { x: 0.5, y: 0.3 } },
        { name: 'Bia', photo_focus: null },
      ],
      networks: [{ name: 'TikTok', url: 'https://www.tiktok.com/@casa' }],
      clients: ['Marola', 'Vento'],
      place_focus: null,
      sends_mail: false,
    },
  ],
  [
    { name: 'Casa', cnpj: '123', hours: 'sempre', people: 7, networks: null, clients: 'Marola, Vento' },
    { name: 'Casa', cnpj: null, hours: [], people: [], networks: [], clients: ['Marola', 'Vento'] },
  ],
  [[], null],
  [null, null],
  [{ message: 'Not found' }, null],
])('reads %j', (body, expected) => {
  if (expected === null) expect(readAgency(body)).toBeNull();
  else expect(readAgency(body)).toMatchObject(expected);
});
