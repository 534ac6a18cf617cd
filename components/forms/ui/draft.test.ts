import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeDraft, readDraft } from './draft';

const stored = new Map<string, string>();

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
    removeItem: stored.delete.bind(stored),
  };
  vi.stubGlobal('window', { localStorage });
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
