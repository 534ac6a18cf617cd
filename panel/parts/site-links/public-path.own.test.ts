import { expect, test, vi } from 'vitest';
import { previewOf, publicPath } from './public-path.ts';

vi.mock('@passarela/contract/latin', () => {
  throw new Error('not for browsers');
});

const NOW = Date.parse('2026-11-23T12:00:00Z');
const talent = { id: 7, name: 'João D’Ávila', status: 'published' };
const post = { slug: 'ola-2', language: 'pt', status: 'published', published_at: '2026-11-23T11:00:00Z' };

test.each([
  ['a talent on the site', 'talents', talent, '/modelos/7/joao-davila'],
  ['a name outside Latin', 'talents', { ...talent, name: 'Анна 山田' }, '/modelos/7/-'],
  ['a name of signs', 'talents', { ...talent, name: '★' }, '/modelos/7/-'],
  ['a draft', 'talents', { ...talent, status: 'draft' }, null],
  ['in the trash', 'talents', { ...talent, deletedAt: '2026-11-22T00:00:00Z' }, null],
  ['before her time', 'talents', { ...talent, publish_at: '2026-11-23T12:00:01Z' }, null],
  ['after her time', 'talents', { ...talent, hide_at: '2026-11-23T12:00:00Z' }, null],
  ['a new form', 'talents', {}, null],
  ['a post', 'posts', post, '/blog/ola-2'],
  ['an English post', 'posts', { ...post, language: 'en' }, '/en/blog/ola-2'],
  ['a post of tomorrow', 'posts', { ...post, published_at: '2026-11-24T11:00:00Z' }, null],
  ['something else', 'slides', post, null],
])('%s', (_, collection, stored, path) => {
  expect(publicPath(collection, stored, NOW)).toBe(path);
});

test.each([
  ['talents', { id: 7 }, '/cms-api/talents/7/preview'],
  ['posts', { id: 7 }, '/cms-api/posts/7/preview'],
  ['posts', { id: 7, deletedAt: '2026-11-22T00:00:00Z' }, null],
  ['posts', {}, null],
  ['slides', { id: 7 }, null],
])('the preview of %s %o', (collection, stored, path) => {
  expect(previewOf(collection, stored)).toBe(path);
});
