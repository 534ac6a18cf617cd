import { displayDay, isoDay } from '@/lib/domain/dates';
import { COLUMN_WIDTHS_PX, type Picture } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import type { PostSummary } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { mediaPicture } from './media';

/** A post's card, ready to draw on the server or in the browser. */
export type PostCardView = {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  day: { iso: string; text: string } | null;
  image: Picture | null;
  /** Empty without a description by staff. */
  alt: string;
};

export function postCard(
  { id, slug, title, excerpt, createdAt, cover, coverFocus, coverAlt }: PostSummary,
  lang: Lang,
): PostCardView {
  return {
    id,
    href: href('post', { slug }, lang),
    title,
    excerpt,
    day: createdAt === null ? null : { iso: isoDay(createdAt), text: displayDay(createdAt) },
    image: mediaPicture(cover, COLUMN_WIDTHS_PX, coverFocus),
    alt: coverAlt?.[lang] ?? '',
  };
}
