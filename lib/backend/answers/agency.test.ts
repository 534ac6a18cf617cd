import { expect, it } from 'vitest';
import { readAgency, readSiteTexts, readSocial } from './agency.ts';

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

it('texts are read by key, in both languages or one', () => {
  const texts = {
    home_intro: { pt: ' Olá ', en: '' },
    about_title: 'Casa',
    contact_intro: null,
    contact_next: { pt: '', en: '' },
    unknown: 'x',
  };
  expect(readSiteTexts({ data: { texts } })).toEqual({
    texts: { home_intro: { pt: 'Olá', en: null }, about_title: { pt: 'Casa', en: 'Casa' } },
    menu: null,
  });
});

it('a menu has known pages alone, each once', () => {
  const menu = [
    { page: 'contact', label: { pt: 'Fale', en: null } },
    'about',
    { page: 'wp-admin', label: 'x' },
    { page: 'contact' },
    7,
  ];
  const none = { pt: null, en: null };
  expect(readSiteTexts({ menu })).toEqual({
    texts: {},
    menu: [
      { page: 'contact', label: { pt: 'Fale', en: null } },
      { page: 'about', label: none },
    ],
  });
});

it('a division has its id and a name, else it is left out', () => {
  const menu = [
    { page: 'division', division: { id: '7' }, label: { pt: 'Curve' } },
    { page: 'division', division: { id: 101, key: 'mainboard' }, label: 'Mainboard' },
    { page: 'division', division: 7, label: 'Curve again' },
    { page: 'division', division: { id: 8 } },
    { page: 'division', label: 'x' },
  ];
  expect(readSiteTexts({ menu })?.menu).toEqual([
    { page: 'division', division: { id: 7, key: null }, label: { pt: 'Curve', en: null } },
    {
      page: 'division',
      division: { id: 101, key: 'mainboard' },
      label: { pt: 'Mainboard', en: 'Mainboard' },
    },
  ]);
});

it.each([{ menu: [] }, { menu: ['nowhere'] }, { menu: 'contact' }, {}])('%j leaves the menu', (body) => {
  expect(readSiteTexts(body)).toEqual({ texts: {}, menu: null });
});

it.each([null, 'x', [], { message: 'no', errors: {} }])('%j is no answer', (body) => {
  expect(readSiteTexts(body)).toBeNull();
});

const all = {
  instagram: 'https://www.instagram.com/agencia',
  whatsapp: 'https://wa.me/5548999990000',
  email: 'mailto:ola@agencia.example',
};
const [instagram, whatsapp, email] = [all.instagram, all.whatsapp, 'ola@agencia.example'];

it.each<[string, unknown]>([
  [
    'a map of objects',
    { instagram: { url: instagram }, whatsapp: { url: whatsapp }, email: { url: `mailto:${email}` } },
  ],
  ['a map of texts', { instagram, whatsapp, email }],
  ['a map in data', { data: { instagram, whatsapp, email } }],
  ['a map with other keys', { Instagram: instagram, whats_app: whatsapp, 'e-mail': email }],
  [
    'a list with names',
    [
      { name: 'Instagram', url: instagram },
      { name: 'WhatsApp', url: whatsapp },
      { name: 'E-mail', url: email },
    ],
  ],
  [
    'a list with ids and types',
    {
      data: [
        { id: 1, type: 'instagram', link: instagram },
        { id: 2, type: 'whatsapp', link: whatsapp },
        { id: 3, type: 'email', link: email },
      ],
    },
  ],
  [
    'a list under the name of the call',
    {
      social_medias: [
        { id: '1', network: 'instagram', url: instagram },
        { id: '2', network: 'facebook', url: null },
        { id: '3', network: 'whatsapp', url: whatsapp },
        { id: '4', network: 'email', url: `mailto:${email}` },
      ],
    },
  ],
  [
    'a map under the name of the call',
    { success: true, social: { instagram: { url: instagram }, whatsapp: { url: whatsapp }, email } },
  ],
  ['a list of texts', [instagram, whatsapp, email]],
  ['a handle and a number', { instagram: '@agencia', whatsapp: '+55 (48) 99999-0000', email }],
])('reads %s', (_how, body) => expect(readSocial(body)).toEqual(all));

it.each<[unknown, object]>([
  [{ instagram: { url: 5 }, whatsapp, email }, { instagram: null }],
  [{ instagram: 'javascript:alert(1)', whatsapp, email }, { instagram: null }],
  [{ instagram, whatsapp: { url: '' }, email }, { whatsapp: null }],
  [{ instagram, whatsapp, email: { url: 'not an address' } }, { email: null }],
  [{ instagram, whatsapp, email, tiktok: { url: 'https://tiktok.example' } }, {}],
])('still shows the others of %j', (body, over) => expect(readSocial(body)).toEqual({ ...all, ...over }));

it.each([
  ['(81) 99999-0000', 'https://wa.me/5581999990000'],
  ['081 99999-0000', 'https://wa.me/5581999990000'],
  ['81 3333-4444', 'https://wa.me/558133334444'],
  ['+81 90 1234-5678', 'https://wa.me/819012345678'],
  ['5581999990000', 'https://wa.me/5581999990000'],
])('a number without + is of the agency’s country: %s', (typed, address) =>
  expect(readSocial({ whatsapp: typed })?.whatsapp).toBe(address),
);

it('reads the only network', () =>
  expect(readSocial({ instagram: { url: instagram } })).toMatchObject({ instagram }));

it.each([[[]], [{}]])('is empty for %j', (body) =>
  expect(readSocial(body)).toEqual({ instagram: null, whatsapp: null, email: null }),
);
it.each([[null], ['x'], [{ message: 'Unauthenticated.' }]])('is unknown for %j', (body) =>
  expect(readSocial(body)).toBeNull(),
);
