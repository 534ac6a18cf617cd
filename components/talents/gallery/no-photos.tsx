import { useTranslations } from 'next-intl';
import type { Focus } from '@/lib/domain/focus';
import { CARD_WIDTHS_PX } from '@/lib/domain/images';
import { onPhone } from '@/lib/domain/on-phone';
import { mediaPicture } from '@/lib/view/media';
import { CoverImage } from '../card/cover-image';
import styles from './no-photos.module.scss';

type Props = { cover: string | null; focus: Focus | null; alt: string };

/** A profile whose galleries are still empty: the cover or a placeholder, and a short text. */
export function NoPhotos({ cover, focus, alt }: Props) {
  const t = useTranslations('Talent');
  const image = mediaPicture(cover, CARD_WIDTHS_PX, focus);
  return (
    <div className={styles.empty}>
      <CoverImage
        image={image}
        alt={image === null ? '' : alt}
        sizes={`(min-width: 1024px) 30vw, ${onPhone(60)}`}
        isFirst
      />
      <div>
        <p className={styles.title}>{t('noPhotos')}</p>
        <p>{t('noPhotosHint')}</p>
      </div>
    </div>
  );
}
