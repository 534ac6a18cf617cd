import { backendState } from './state.ts';
import { tags } from './tags.ts';

/** What is held in memory and carries one of these published tags is read again before it is used. */
export function forgetIndexes(published: readonly string[]) {
  const { talents, posts, looked } = backendState();
  if (published.includes(tags.posts)) posts.expire();
  if (!published.includes(tags.talents)) return;
  talents.expire();
  looked.clear();
}
