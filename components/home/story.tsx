import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { SizedImage } from '@/components/ui/sized-image';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import type { PostSummary } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { pictureSource } from '@/lib/view/media';
import { postCard } from '@/lib/view/post-card';
import styles from './story.module.scss';
import { TextLink } from './text-link';

const SIZES = `(min-width: 1024px) 58vw, ${onPhone(100)}`;

/** The newest post, large. */
export function Story({ lang, post }: { lang: Lang; post: PostSummary | undefined }) {
  const t = useTranslations('Home');
  if (!post) return null;
  const { href: way, title, excerpt, day, alt } = postCard(post, lang);
  const image = pictureSource(post.cover, post.coverFocus);
  return (
    <section className={styles.story} data-bare={image === null || undefined}>
      {image && (
        <SizedImage
          className={styles.cover}
          image={image}
          fits="column"
          sizes={SIZES}
          alt={alt}
          width={1500}
          height={1000}
          loading="lazy"
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link className={styles.way} href={way}>
            {title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{excerpt}</p>
        {day && (
          <time className={styles.day} dateTime={day.iso}>
            {day.text}
          </time>
        )}
        <div className={styles.all}>
          <TextLink href={href('blog', {}, lang)}>{t('storyLink')}</TextLink>
        </div>
      </div>
    </section>
  );
}
