import { describe, expect, it } from 'vitest';
import { mergedPage, type PostSource } from './merge-posts.ts';
import type { PostSummary } from './types.ts';

const post = (id: number, createdAt: string): PostSummary => ({
  id: String(id),
  slug: `post-${id}`,
  title: `Post ${id}`,
  cover: null,
  coverFocus: null,
  coverAlt: null,
  excerpt: '',
  createdAt,
  updatedAt: createdAt,
  translations: [],
});

const source = (posts: PostSummary[]): PostSource => ({ posts, perPage: 2 });

const blog = source([post(1, '2026-05-01'), post(2, '2026-03-01'), post(3, '2026-01-01')]);
const news = source([post(8, '2026-04-01'), post(9, '2026-03-01')]);
const none = source([]);

const slugs = (page: number, ...sources: PostSource[]) =>
  mergedPage(sources, page)?.posts.map(({ id }) => Number(id)) ?? null;

describe('blog and news as one list', () => {
  it.each([
    ['the newest of both first', 1, [1, 8]],
    ['the later id first where the moment is the same', 2, [9, 2]],
    ['what is left on the last page', 3, [3]],
    ['nothing after it', 4, null],
  ])('shows %s [S98.2]', (_case, page, expected) => {
    expect(slugs(page, blog, news)).toEqual(expected);
  });

  it('pages as the panel does where only one type has posts', () => {
    expect(slugs(2, blog, none)).toEqual([3]);
    expect(mergedPage([blog, none], 1)?.lastPage).toBe(2);
  });

  it('is one empty page where there are no posts', () => {
    expect(mergedPage([none, none], 1)).toEqual({ posts: [], page: 1, lastPage: 1 });
    expect(mergedPage([none, none], 2)).toBeNull();
  });
});
