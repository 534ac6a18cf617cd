import { expect, it } from 'vitest';
import { readSocial } from './agency.ts';

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
