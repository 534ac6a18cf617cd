import { CoverImage } from '@/components/talents/card/cover-image';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentCardView } from '@/lib/view/talent-card';
import styles from './cover-photos.module.scss';
import { largeCover } from './large-cover';

const FACES_MAX = 5;
const LARGE = `(min-width: 1024px) 45vw, ${onPhone(100)}`;
const SMALL = `(min-width: 1024px) 20vw, ${onPhone(34)}`;

/** The first face large, the next ones beside or below it, which lead to their spreads as their names do. */
export function CoverPhotos({ cards }: { cards: TalentCardView[] }) {
  const [first, ...others] = cards.slice(0, FACES_MAX);
  if (!first) return null;
  return (
    <div className={styles.photos}>
      <div className={styles.first}>
        <CoverImage image={largeCover(first)} alt={first.alt} sizes={LARGE} isFirst />
      </div>
      {others.length > 0 && (
        <div className={styles.others} aria-hidden="true">
          {others.map((card) => (
            <a key={card.favorite.id} href={`#talent-${card.favorite.id}`} tabIndex={-1}>
              <CoverImage image={largeCover(card)} alt="" sizes={SMALL} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
