import type { PostSummary } from '@/lib/backend/types';
import { type Picture, WIDE_WIDTHS_PX } from '@/lib/images';
import { isoDay, shownDay } from '@/lib/posts/day';
import { href } from '@/lib/routes/href';
import type { Lang } from '@/lib/routes/screens';
import { mediaPicture } from './media';

/** A post's card, ready to draw on the server or in the browser (SPEC section 2, Blog list). */
export type PostCardView = {
  id: string;
  href: string;
  title: string;
  /** Text of at most 74 characters and an ellipsis. */
  excerpt: string;
  day: { iso: string; shown: string };
  image: Picture | null;
};

export function postCard(
  { id, slug, title, excerpt, createdAt, cover }: PostSummary,
  lang: Lang,
): PostCardView {
  return {
    id,
    href: href('post', { slug }, lang),
    title,
    excerpt,
    day: { iso: isoDay(createdAt), shown: shownDay(createdAt) },
    image: mediaPicture(cover, WIDE_WIDTHS_PX.slice(0, 6)),
  };
}
