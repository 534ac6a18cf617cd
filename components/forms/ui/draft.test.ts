import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeDraft, readDraft } from './draft';

const stored = new Map<string, string>();

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
    removeItem: stored.delete.bind(stored),
  };
  vi.stubGlobal('localStorage', localStorage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

it('a draft takes the changes of two pages, each its own', () => {
  changeDraft('contact', { name: 'Ana', message: 'Olá' });
  changeDraft('contact', { email: 'ana@example.com' });
  changeDraft('contact', { name: '' });
  expect(readDraft('contact')).toEqual({ message: 'Olá', email: 'ana@example.com' });
});

it('a draft without texts, or a broken one, is removed', () => {
  changeDraft('contact', { name: 'Ana' });
  expect(changeDraft('contact', { name: '' })).toBe(false);
  stored.set('draft:favorites', '{"at');
  expect(changeDraft('favorites', {})).toBe(false);
  expect(stored.size).toBe(0);
});

const NOW = Date.parse('2026-11-21T12:00:00Z');
const written = (values: unknown, at: unknown = NOW) => JSON.stringify({ at, values });

it.each([
  ['as it is written', written({ name: 'Ana' }), { name: 'Ana' }],
  ['with foreign values', written({ name: 'Ana', x: 3, y: null }), { name: 'Ana' }],
  ['older than a week', written({ name: 'Ana' }, NOW - 8 * 24 * 3_600_000), {}],
  ['without a date', written({ name: 'Ana' }, 'x'), {}],
  ['broken', '{"at', {}],
  ['foreign', '"dark"', {}],
])('a draft %s', (_case, text, values) => {
  stored.set('draft:contact', text);
  expect(readDraft('contact', NOW)).toEqual(values);
});
