import type { PostList, PostSummary } from './types.ts';

/** The posts of one type, and how many of them a page of the service has. */
export type PostSource = { posts: PostSummary[]; perPage: number };

/** Posts per page of the merged list: as the panel pages the type that has posts. */
function pageSize(sources: readonly PostSource[]): number {
  return Math.max(1, ...sources.filter(({ posts }) => posts.length > 0).map(({ perPage }) => perPage));
}

/** Newest first; of the same moment, the later id first. */
export const newestFirst = (posts: readonly PostSummary[]): PostSummary[] =>
  posts.toSorted(
    (a, b) =>
      (b.createdAt ?? '').localeCompare(a.createdAt ?? '') ||
      b.id.localeCompare(a.id, undefined, { numeric: true }),
  );

/** Page `page` of several lists as one; null after the last. */
export function mergedPage(sources: readonly PostSource[], page: number): PostList | null {
  const size = pageSize(sources);
  const posts = newestFirst(sources.flatMap((source) => source.posts));
  const lastPage = Math.max(1, Math.ceil(posts.length / size));
  if (page > lastPage) return null;
  return { posts: posts.slice((page - 1) * size, page * size), page, lastPage };
}
