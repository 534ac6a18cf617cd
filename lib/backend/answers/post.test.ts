import { expect, it } from 'vitest';
import { POST } from './content.ts';
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

it('needs a slug and a title; the rest may be missing', () => {
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
])('reads %j', (fields, expected) => {
  expect(readRow(POST, { slug: 'ola', title: 'Olá', ...fields })).toMatchObject({ value: expected });
});
