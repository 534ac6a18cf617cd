import type { PostList, PostSummary } from './types.ts';

/** What is known of one type of post: its newest ones, as many as were read, and how many there are in all. */
export type PostSource = { posts: PostSummary[]; perPage: number; lastPage: number; total: number };

/** Posts per page of the merged list: as the panel pages the type that has posts. */
export function pageSize(sources: readonly PostSource[]): number {
  return Math.max(1, ...sources.filter(({ total }) => total > 0).map(({ perPage }) => perPage));
}

/** Newest first; of the same moment, the later id first. */
export const newestFirst = (posts: readonly PostSummary[]): PostSummary[] =>
  posts.toSorted(
    (a, b) =>
      b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, undefined, { numeric: true }),
  );

/** Page `page` of several lists as one; null after the last. Each source holds its newest `page * pageSize` posts. */
export function mergedPage(sources: readonly PostSource[], page: number): PostList | null {
  const size = pageSize(sources);
  const total = sources.reduce((sum, source) => sum + source.total, 0);
  const lastPage = Math.max(1, Math.ceil(total / size));
  if (page > lastPage) return null;
  const posts = newestFirst(sources.flatMap((source) => source.posts));
  return { posts: posts.slice((page - 1) * size, page * size), page, lastPage };
}
