import { useTranslations } from 'next-intl';
import type { Agency } from '@/lib/domain/agency';
import { COLUMN_WIDTHS_PX } from '@/lib/domain/images';
import { initials } from '@/lib/domain/initials';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { mediaPicture } from '@/lib/view/media';
import styles from './people.module.scss';

type Props = { lang: Lang; people: Agency['people'] };

/** The people of the agency by name and face; initials for those without a photo. */
export function People({ lang, people }: Props) {
  const t = useTranslations('Agency');
  if (people.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby="people">
      <h2 id="people" className={styles.heading}>
        {t('people')}
      </h2>
      <ul className={styles.portraits}>
        {people.map(({ name, role, photo, photo_focus }) => {
          const picture = mediaPicture(photo, COLUMN_WIDTHS_PX, photo_focus);
          const work = role?.[lang] ?? role?.pt ?? role?.en;
          return (
            <li key={`${name} ${photo}`}>
              {picture ? (
                <img
                  className={styles.photo}
                  {...picture}
                  sizes={`(min-width: 768px) 24vw, ${onPhone(46)}`}
                  alt={t('portrait', { name })}
                  width={600}
                  height={800}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className={styles.initials} aria-hidden="true">
                  {initials(name)}
                </span>
              )}
              <p className={styles.name}>{name}</p>
              {work && <p className={styles.role}>{work}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
