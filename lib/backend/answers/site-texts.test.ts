import { expect, it } from 'vitest';
import { readSiteTexts } from './agency.ts';

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
