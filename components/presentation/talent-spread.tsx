import { useTranslations } from 'next-intl';
import { HeartButton } from '@/components/favorites/heart-button';
import { CoverImage } from '@/components/talents/card/cover-image';
import { MinorsNote } from '@/components/talents/minors-note';
import { Link } from '@/components/ui/link';
import { splitName } from '@/lib/domain/names';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentCardView } from '@/lib/view/talent-card';
import { largeCover } from './large-cover';
import styles from './talent-spread.module.scss';

type Props = { card: TalentCardView; isMinor: boolean; note: string | undefined; position: string };

const SIZES = `(min-width: 1024px) 48vw, (min-width: 768px) 55vw, ${onPhone(100)}`;

/** A talent across the page: the photograph as high as the screen, name, measures, the sender's note. */
export function TalentSpread({ card, isMinor, note, position }: Props) {
  const t = useTranslations('Selection');
  const { favorite } = card;
  const { first, rest } = splitName(favorite.name);
  const nameId = `name-${favorite.id}`;
  return (
    <article className={styles.spread} aria-labelledby={nameId}>
      <div className={styles.photo}>
        <CoverImage image={largeCover(card)} alt={card.alt} sizes={SIZES} />
      </div>
      <div className={styles.texts}>
        <p className={styles.position}>{position}</p>
        <h2 id={nameId} className={styles.name}>
          <span>{first}</span> <span>{rest}</span>
        </h2>
        {card.measures.length > 0 && (
          <dl className={styles.measures}>
            {card.measures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {isMinor && <MinorsNote />}
        {note && (
          <figure className={styles.note}>
            <figcaption>{t('senderNote')}</figcaption>
            <blockquote dir="auto">{note}</blockquote>
          </figure>
        )}
        <div className={styles.links}>
          <Link
            className={styles.profile}
            href={card.href}
            aria-label={t('profileOf', { name: favorite.name })}
          >
            {t('profile')}
          </Link>
          <span className={styles.heart}>
            <HeartButton talent={favorite} size={30} />
          </span>
        </div>
      </div>
    </article>
  );
}
