import { expect, it } from 'vitest';
import type { PostDetail } from '@/lib/domain/types';
import { atomXml } from './feed.ts';

const post: PostDetail = {
  id: '12',
  slug: 'ola',
  title: 'Olá',
  cover: null,
  coverFocus: null,
  coverAlt: null,
  translations: [],
  excerpt: '',
  createdAt: '2026-01-02 10:00:00',
  updatedAt: '2026-01-03T00:00:00Z',
  content: '',
  description: null,
};
const feed = {
  title: 'A',
  subtitle: '',
  lang: 'pt-BR',
  url: 'https://a.example/feed/pt.xml',
  homeUrl: 'https://a.example/blog',
  author: 'A',
};
const idsOf = (slug: string) =>
  [
    ...atomXml(feed, [{ post: { ...post, slug }, url: `https://a.example/blog/${slug}` }]).matchAll(
      /<id>(.*)<\/id>/g,
    ),
  ].map(([, id]) => id);

it('names a post by what stays when its slug changes', () => {
  expect(idsOf('ola')).toEqual(['https://a.example/feed/pt.xml', 'tag:a.example,2026-01-02:post-12']);
  expect(idsOf('nova')).toEqual(idsOf('ola'));
});
