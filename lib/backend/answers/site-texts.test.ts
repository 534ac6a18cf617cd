import { expect, it } from 'vitest';
import { readSiteTexts } from './site-texts.ts';

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

it.each([{ menu: [] }, { menu: ['nowhere'] }, { menu: 'contact' }, {}])('%j leaves the menu', (body) => {
  expect(readSiteTexts(body)).toEqual({ texts: {}, menu: null });
});

it.each([null, 'x', [], { message: 'no', errors: {} }])('%j is no answer', (body) => {
  expect(readSiteTexts(body)).toBeNull();
});
