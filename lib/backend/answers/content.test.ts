import { expect, it } from 'vitest';
import { FEED_ITEM, POST, PRIVACY, SLIDE, slideRows } from './content.ts';
import { readLanguage } from './kinds.ts';
import { readRow } from './row.ts';

it.each<[unknown, string | null]>([
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['PT_br', 'pt'],
  ['português', 'pt'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['english', 'en'],
  [{ id: 'en' }, 'en'],
  ['es', null],
  ['', null],
  [1, null],
  [null, null],
])('reads the language %j as %j', (value, language) => expect(readLanguage(value)).toBe(language));

it('a post needs a slug and a title; the rest may be missing', () => {
  expect(readRow(POST, { slug: 'ola', title: 'Olá' })).toEqual({
    value: {
      id: 'ola',
      slug: 'ola',
      title: 'Olá',
      content: '',
      cover: null,
      coverFocus: null,
      coverAlt: null,
      description: null,
      language: 'pt',
      batch: null,
      createdAt: null,
      updatedAt: null,
      translations: null,
    },
  });
  expect(readRow(POST, { id: 1, title: 'Olá' })).toEqual({ missing: ['slug'] });
  expect(readRow(POST, null)).toEqual({ missing: ['slug', 'title'] });
});

it.each<[object, object]>([
  [
    { id: 5, batch: 12 },
    { id: '5', batch: '12' },
  ],
  [{ batch: 0 }, { batch: null }],
  [{ created_at: '2026-01-05T13:00:00.000000Z' }, { createdAt: '2026-01-05 10:00:00' }],
  [{ created_at: '0000-00-00 00:00:00' }, { createdAt: null }],
  [{ cover: '/storage/a.jpg' }, { cover: '/storage/a.jpg' }],
  [{ cover: { url: 'a.jpg' } }, { cover: 'a.jpg' }],
  [{ content: null }, { content: '' }],
  [
    { translations: [{ language: 'en-US', slug: 'hello' }, { slug: 'x' }] },
    { translations: [{ language: 'en', slug: 'hello' }] },
  ],
  [{ translations: [] }, { translations: [] }],
])('reads the post %j', (fields, expected) => {
  expect(readRow(POST, { slug: 'ola', title: 'Olá', ...fields })).toMatchObject({ value: expected });
});

const slide = { id: 1, slide_mobile: 'm.jpg', slide_desktop: 'd.mp4' };

it.each<[string, unknown]>([
  ['a list', [slide]],
  ['a list in data', { data: [slide] }],
  ['one object', slide],
  ['one object in data', { data: slide }],
  ['a keyed object', { 4: slide }],
])('finds the slides of %s', (_how, body) => expect(slideRows(body)).toEqual([slide]));

it.each<[unknown, object]>([
  [slide, { id: '1', mobile: 'm.jpg', desktop: 'd.mp4', alt: { pt: null, en: null }, talentId: null }],
  [{ slide_desktop: 'd.jpg' }, { mobile: 'd.jpg', desktop: 'd.jpg' }],
  [
    { slide_mobile: 'm.jpg', slide_desktop: null },
    { mobile: 'm.jpg', desktop: 'm.jpg' },
  ],
  [
    { slide_mobile: { url: 'm.jpg' }, slide_desktop: { path: 'd.jpg' } },
    { mobile: 'm.jpg', desktop: 'd.jpg' },
  ],
  [
    { ...slide, talent: '7', alt: 'x' },
    { talentId: 7, alt: { pt: 'x', en: null } },
  ],
  [{ ...slide, alt: { pt: 'Olá' } }, { alt: { pt: 'Olá', en: null } }],
])('reads the slide %j', (row, expected) => expect(readRow(SLIDE, row)).toMatchObject({ value: expected }));

it('reads no slide without a medium', () => {
  for (const row of [{}, null, { slide_mobile: '', slide_desktop: 0 }])
    expect(readRow(SLIDE, row)).toHaveProperty('missing');
});

const item = { image: 'i.jpg', permalink: 'https://x.example' };
it.each<[unknown, object]>([
  [{ id: 4, ...item }, { value: { ...item, id: '4', caption: null } }],
  [{ ...item, caption: 'Olá' }, { value: { ...item, id: 'https://x.example', caption: 'Olá' } }],
  [{ image: { url: 'i.jpg' }, permalink: 'https://x.example' }, { value: { image: 'i.jpg' } }],
  [{ image: 'i.jpg' }, { missing: ['permalink'] }],
  [null, { missing: ['image', 'permalink'] }],
])('reads the item of the feed %j', (row, expected) =>
  expect(readRow(FEED_ITEM, row)).toMatchObject(expected),
);

const text = { language: 'pt', title: 'Privacidade', content: '<p>x</p>', version: '3' };
it.each<[unknown, object]>([
  [text, { value: { ...text, updatedAt: null, keepMonths: null } }],
  [{ ...text, version: 3, language: 'pt-BR' }, { value: { ...text, updatedAt: null, keepMonths: null } }],
  [{ ...text, keep_months: { adults: '6', minors: 3 } }, { value: { keepMonths: { adults: 6, minors: 3 } } }],
  [{ ...text, keep_months: { adults: 6 } }, { value: { keepMonths: null } }],
  [{ ...text, version: 'a b' }, { missing: ['version'] }],
  [{}, { missing: ['language', 'title', 'content', 'version'] }],
])('reads the privacy text %j', (row, expected) => expect(readRow(PRIVACY, row)).toMatchObject(expected));
