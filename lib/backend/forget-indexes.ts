import { forgetMissingGalleries } from './missing-galleries.ts';
import { backendState } from './state.ts';
import { tags, talentsOf, withImplied } from './tags.ts';

/** Marks in-memory values with a published tag: they are read again before use. Talents of a takedown go at once. */
export function forgetIndexes(published: readonly string[], isTakedown = false) {
  const { talents, posts, looked, publishedAt } = backendState();
  for (const tag of published) publishedAt.set(tag, Date.now());
  // A talent's own tag implies the list for caches, but explains one row of it only.
  if (withImplied(published).includes(tags.posts)) {
    publishedAt.set(tags.posts, Date.now());
    posts.expire();
  }
  const ids = talentsOf(published);
  for (const id of ids) looked.delete(id);
  forgetMissingGalleries(published.includes(tags.options) ? 'all' : ids);
  if (published.includes(tags.talents) || published.includes(tags.options)) {
    talents.expire();
    looked.clear();
  } else if (ids.length > 0) talents.expire(ids);
  if (isTakedown) talents.withdraw(ids);
}
