import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/routes/href';
import type { GenderFilter, Lang, Section } from '@/lib/routes/screens';
import styles from './filters.module.scss';

type Props = {
  lang: Lang;
  section: Section;
  gender: GenderFilter;
  letter: string;
  /** Letters (a to z) that have talents under the chosen gender. */
  available: ReadonlySet<string>;
};

const GENDERS = ['woman', 'man'] as const;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Gender toggles and the letter bar: plain links; choosing the active one again clears it (SPEC section 2). */
export function Filters({ lang, section, gender, letter, available }: Props) {
  const t = useTranslations('TalentList');
  const toggled = <T,>(value: T, active: T | 'all') => (value === active ? 'all' : value);
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      <ul className={styles.genders} aria-label={t('gender')}>
        {GENDERS.map((value) => (
          <li key={value}>
            <Link
              className={styles.gender}
              href={href('talents', { section, gender: toggled(value, gender) }, lang)}
              aria-current={value === gender ? 'true' : undefined}
              scroll={false}
            >
              {t(value)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.letters} aria-label={t('letters')}>
        {LETTERS.map((value) => {
          const upper = value.toUpperCase();
          const isActive = value === letter;
          return (
            <li key={value}>
              {available.has(value) || isActive ? (
                <Link
                  className={styles.letter}
                  href={href('talents', { section, gender, letter: toggled(value, letter) }, lang)}
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
