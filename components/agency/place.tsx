import { useTranslations } from 'next-intl';
import type { Agency } from '@/lib/domain/agency';
import { WIDE_WIDTHS_PX } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { wordedHours } from '@/lib/domain/opening-hours';
import { mapUrl } from '@/lib/view/agency-contacts';
import { mediaPicture } from '@/lib/view/media';
import styles from './place.module.scss';

type Props = { lang: Lang; agency: Pick<Agency, 'address' | 'hours' | 'place' | 'place_focus'> };

/** Address with a link to a map, opening hours, and a photo of the agency when staff gave one. */
export function Place({ lang, agency: { address, hours, place, place_focus } }: Props) {
  const t = useTranslations('Agency');
  if (address === null && hours.length === 0) return null;
  const picture = mediaPicture(place, WIDE_WIDTHS_PX, place_focus);
  return (
    <section className={styles.place} aria-labelledby="place">
      {picture && (
        <img
          className={styles.picture}
          {...picture}
          sizes="(min-width: 1024px) 56vw, 100vw"
          alt={t('interior')}
          width={1600}
          height={1068}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.details}>
        <h2 id="place" className={styles.heading}>
          {t('place')}
        </h2>
        {address !== null && (
          <>
            <address className={styles.address}>{address}</address>
            <a className={styles.map} href={mapUrl(address)} rel="noreferrer">
              {t('map')}
            </a>
          </>
        )}
        {hours.length > 0 && (
          <>
            <h3 className={styles.label}>{t('hours')}</h3>
            <ul>
              {hours.map((row) => (
                <li key={wordedHours(row, lang)}>{wordedHours(row, lang)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
