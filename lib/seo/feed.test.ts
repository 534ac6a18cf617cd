import { expect, it, vi } from 'vitest';
import type { PostDetail } from '@/lib/domain/types';
import { atomXml } from './feed.ts';
import { feedAnswer } from './xml-answer.ts';

vi.mock('@/lib/system/env', () => ({ env: () => ({ STORAGE_URL: 'https://media.example/files' }) }));

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

it('has whole addresses of links and pictures in contents, also of a service that writes paths', () => {
  const content =
    '<p><a href="/modelos">A</a> <a href="#fim">B</a> <a href="mailto:a@b.example">C</a> <a href="https://c.example/">D</a></p>' +
    '<img src="blog/luz.jpg"><img src="https://media.example/a.jpg"><a href="http://[">E</a>';
  const xml = atomXml(feed, [{ post: { ...post, content }, url: 'https://a.example/blog/ola' }]);
  const addresses = [...xml.matchAll(/(?:href|src)=(?:&quot;|&#34;)(.*?)(?:&quot;|&#34;)/g)].map(
    ([, each]) => each,
  );
  expect(addresses).toEqual([
    'https://a.example/modelos',
    'https://a.example/blog/ola#fim',
    'mailto:a@b.example',
    'https://c.example/',
    'https://media.example/files/blog/luz.jpg',
    'https://media.example/a.jpg',
    'http://[',
  ]);
});

it('answers a reader that has it with 304, by its tag alone', async () => {
  const xml = atomXml(feed, [{ post, url: 'https://a.example/blog/ola' }]);
  const ask = (headers: HeadersInit) =>
    feedAnswer(new Request('https://a.example/feed/pt.xml', { headers }), xml, '2026-01-03T00:00:00.000Z');
  const first = ask({});
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('last-modified')).toBe('Sat, 03 Jan 2026 00:00:00 GMT');
  expect(await first.text()).toBe(xml);
  for (const tags of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
    const again = ask({ 'If-None-Match': tags });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
  expect(ask({ 'If-None-Match': '"x"' }).status).toBe(200);
  expect(ask({ 'If-Modified-Since': 'Sat, 03 Jan 2026 00:00:00 GMT' }).status).toBe(200);
});
