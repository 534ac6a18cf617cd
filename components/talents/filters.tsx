import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { DIVISION_NAMES, DIVISIONS } from '@/lib/domain/lists';
import { hasLetter } from '@/lib/domain/talent-list';
import type { TalentIndex } from '@/lib/domain/types';
import type { ListParams } from '@/lib/routes/internal';
import { filteredHref } from '@/lib/view/filtered-href';
import styles from './filters.module.scss';

type Props = { place: ListParams; counts: TalentIndex['counts'] };

const GENDERS = ['woman', 'man'] as const;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const toggled = <T, Off>(value: T, active: unknown, off: Off) => (value === active ? off : value);

/** Gender, division and letter filters as links; the active one clears itself (SPEC section 2, Talent list). */
export function Filters({ place, counts }: Props) {
  const t = useTranslations('TalentList');
  const names = useTranslations('Navbar');
  const { list, section, division, gender, letter } = place;
  const to = filteredHref(place, counts);
  const divisions = DIVISION_NAMES.filter((name) => DIVISIONS[name].section === section);
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      <div className={styles.choices}>
        <ul className={styles.words} aria-label={t('gender')}>
          {GENDERS.map((value) => (
            <li key={value}>
              <Link
                className={styles.word}
                href={to({ gender: toggled(value, gender, 'all') })}
                aria-current={value === gender ? 'true' : undefined}
                scroll={false}
              >
                {t(value)}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.words} aria-label={t('divisions')}>
          {divisions.map((value) => (
            <li key={value}>
              <Link
                className={styles.word}
                href={to({ division: toggled(value, division, undefined) })}
                aria-current={value === division ? 'true' : undefined}
                scroll={false}
              >
                {names(value)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.letters} aria-label={t('letters')}>
        {LETTERS.map((value) => {
          const upper = value.toUpperCase();
          const isActive = value === letter;
          return (
            <li key={value}>
              {hasLetter(counts[list], gender, value) || isActive ? (
                <Link
                  className={styles.letter}
                  href={to({ letter: toggled(value, letter, 'all') })}
                  aria-current={isActive ? 'true' : undefined}
                  aria-label={t(isActive ? 'letterClear' : 'letter', { letter: upper })}
                  scroll={false}
                >
                  {upper}
                </Link>
              ) : (
                <span className={styles.letter} role="img" aria-label={t('letterEmpty', { letter: upper })}>
                  {upper}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
