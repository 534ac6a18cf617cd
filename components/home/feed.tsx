import { useTranslations } from 'next-intl';
import pieces from '@/components/ui/pieces.module.scss';
import { SizedImage } from '@/components/ui/sized-image';
import { onPhone } from '@/lib/domain/on-phone';
import type { FeedView } from '@/lib/view/feed';
import styles from './feed.module.scss';

type Props = { pictures: FeedView[]; account: string | null };

/** The photo feed: the agency's posts elsewhere, their pictures fetched by us. */
export function Feed({ pictures, account }: Props) {
  const t = useTranslations('Feed');
  if (pictures.length === 0) return null;
  return (
    <section>
      <header className={styles.head}>
        <h2 className={pieces.title}>{t('heading')}</h2>
        {account && (
          <a className={styles.account} href={account} rel="noreferrer" target="_blank">
            {t('follow')}
          </a>
        )}
      </header>
      <ul className={styles.pictures}>
        {pictures.map(({ id, href, image, caption }, index) => (
          <li key={id}>
            <a className={styles.link} href={href} rel="noreferrer" target="_blank">
              <SizedImage
                className={styles.picture}
                image={image}
                fits="tile"
                sizes={`(min-width: 1024px) 17vw, ${onPhone(34)}`}
                alt={caption || t('untitled', { n: index + 1 })}
                width={600}
                height={600}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
