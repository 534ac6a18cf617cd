import { getTranslations } from 'next-intl/server';
import { Share } from '@/components/share/share';
import { BackLink } from '@/components/ui/back-link';
import { postName } from '@/components/ui/picture-names';
import { PictureTransition } from '@/components/ui/picture-transition';
import { displayDay, isoDay } from '@/lib/domain/dates';
import { PHOTO_WIDTHS_PX } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import type { PostDetail } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { mediaPicture } from '@/lib/view/media';
import { OtherPosts } from './other-posts';
import { PostBody } from './post-body';
import styles from './post-screen.module.scss';

/** `isDraft`: not on the site yet, so nothing to share. */
type Props = { lang: Lang; post: PostDetail; isDraft?: boolean };

/** A post: cover, back, title, day, body [S78.1-3]. */
export async function PostScreen({ lang, post, isDraft = false }: Props) {
  const t = await getTranslations('Post');
  const cover = mediaPicture(post.cover, PHOTO_WIDTHS_PX, post.coverFocus);
  return (
    <>
      <article className={styles.post} aria-label={post.title} data-bare={cover === null || undefined}>
        {cover && (
          <PictureTransition name={postName(post.id)}>
            <img
              className={styles.cover}
              {...cover}
              sizes={`(min-width: 1024px) 58vw, ${onPhone(100)}`}
              alt={post.coverAlt?.[lang] ?? ''}
              width={1500}
              height={1000}
              fetchPriority="high"
              decoding="async"
            />
          </PictureTransition>
        )}
        <header className={styles.head}>
          <BackLink href={href('blog', {}, lang)} label={t('back')} />
          <h1 className={styles.title}>{post.title}</h1>
          {post.createdAt !== null && (
            <p className={styles.day}>
              {t('by')}
              {' · '}
              <time dateTime={isoDay(post.createdAt)}>{displayDay(post.createdAt)}</time>
            </p>
          )}
          {!isDraft && (
            <div className={styles.tools}>
              <Share path={href('post', { slug: post.slug }, lang)} title={post.title} />
            </div>
          )}
        </header>
        <PostBody html={post.content} />
      </article>
      <OtherPosts lang={lang} slug={post.slug} />
    </>
  );
}
