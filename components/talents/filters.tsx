import { useTranslations } from 'next-intl';
import { FilterLink } from '@/components/find/filter-link';
import { FILTERS_ID, LIST_FILTERS_ID } from '@/components/find/ids';
import { Icon } from '@/components/ui/icon';
import { CLOSE } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { NO_FILTERS } from '@/lib/domain/filters';
import { DIVISION_NAMES, DIVISIONS, type Division } from '@/lib/domain/lists';
import { hasLetter } from '@/lib/domain/talent-counts';
import type { TalentIndex } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { LabelledDivision } from '@/lib/view/division-labels';
import { filteredHref } from '@/lib/view/filtered-href';
import styles from './filters.module.scss';
import { KeepFocus } from './keep-focus';

type Props = { params: ListParams; counts: TalentIndex['counts']; others: readonly LabelledDivision[] };

const GENDERS = ['woman', 'man'] as const;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const toggled = <T, Off>(value: T, active: unknown, off: Off) => (value === active ? off : value);

/** Gender, division and letters as links, on a phone in a sheet; the active one clears itself [S55.1-2 S56.1-3]. */
export function Filters({ params, counts, others }: Props) {
  const t = useTranslations('TalentList');
  const names = useTranslations('Navbar');
  const finding = useTranslations('Find');
  const { lang, list, section, division, gender, letter } = params;
  const to = filteredHref(params, counts);
  const named = DIVISION_NAMES.filter((name) => DIVISIONS[name].section === section);
  const divisions = [...named.map((name) => ({ division: name, label: names(name) })), ...others];
  const word = (label: string, isActive: boolean, change: Parameters<typeof to>[0]) => (
    <li key={label}>
      <Link
        className={styles.word}
        href={to(change)}
        aria-current={isActive ? 'true' : undefined}
        scroll={false}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <KeepFocus id={LIST_FILTERS_ID} className={styles.filters} label={t('filters')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{finding('filters')}</h2>
        <button
          className={styles.close}
          type="button"
          popoverTarget={LIST_FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={finding('close')}
        >
          <Icon path={CLOSE} size={22} />
        </button>
      </div>
      <div className={styles.choices}>
        <ul className={styles.texts} aria-label={t('gender')}>
          {GENDERS.map((value) =>
            word(t(value), value === gender, { gender: toggled(value, gender, 'all') }),
          )}
        </ul>
        <ul className={`${styles.texts} ${others.length > 0 ? styles.own : ''}`} aria-label={t('divisions')}>
          {divisions.map(({ division: value, label }) =>
            word(label, value === division, {
              division: toggled<Division, undefined>(value, division, undefined),
            }),
          )}
        </ul>
      </div>
      <ul className={styles.letters} aria-label={t('letters')}>
        {LETTERS.map((value) => {
          const upper = value.toUpperCase();
          const isActive = value === letter;
          return (
            <li key={value}>
              {hasLetter(counts[list] ?? new Map(), gender, value) || isActive ? (
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
      <FilterLink
        className={styles.more}
        href={`${href('find', { section, division, gender, filters: NO_FILTERS }, lang)}#${FILTERS_ID}`}
      >
        {finding('more')}
      </FilterLink>
    </KeepFocus>
  );
}
