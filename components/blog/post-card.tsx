import { Link } from '@/components/ui/link';
import { postName } from '@/components/ui/picture-names';
import { PictureTransition } from '@/components/ui/picture-transition';
import pieces from '@/components/ui/pieces.module.scss';
import type { PostCardView } from '@/lib/view/post-card';
import styles from './post-card.module.scss';

type Props = {
  card: PostCardView;
  more: string;
  isFirst?: boolean;
  level?: 2 | 3;
  sizes: string;
};

/** A post in a list: cover, day, title, excerpt and the way in; the whole card is the link's target. */
export function PostCard({ card, more, isFirst = false, level = 2, sizes }: Props) {
  const Heading = `h${level}` as const;
  const name = postName(card.id);
  return (
    <article className={styles.card} aria-label={card.title} data-bare={card.image === null || undefined}>
      {card.image && (
        <PictureTransition name={name}>
          <img
            className={styles.cover}
            {...card.image}
            sizes={sizes}
            alt={card.alt}
            width={1200}
            height={800}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
          />
        </PictureTransition>
      )}
      <div className={styles.text}>
        {card.day && (
          <time className={styles.day} dateTime={card.day.iso}>
            {card.day.text}
          </time>
        )}
        <Heading className={styles.title}>{card.title}</Heading>
        <p className={styles.excerpt}>
          {card.excerpt}{' '}
          <Link className={styles.more} href={card.href} transitionTypes={[name]}>
            {more}
            <span className={pieces.unseen}> {card.title}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
