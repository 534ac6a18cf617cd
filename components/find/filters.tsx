import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CLOSE } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { NO_FILTERS } from '@/lib/domain/filters';
import { hasLetter } from '@/lib/domain/talent-counts';
import type { TalentIndex } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { LabelledDivision } from '@/lib/view/division-labels';
import { filteredHref } from '@/lib/view/filtered-href';
import { FilterLink } from './filter-link';
import styles from './filters.module.scss';
import { FILTERS_ID, LIST_FILTERS_ID } from './ids';
import { KeepFocus } from './keep-focus';
import { ListChoices, toggled } from './list-links';

type Props = { params: ListParams; counts: TalentIndex['counts']; others: readonly LabelledDivision[] };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Gender, division and letters as links, on a phone in a sheet; the active one clears itself [S55.1-2 S56.1-3]. */
export function Filters({ params, counts, others }: Props) {
  const t = useTranslations('TalentList');
  const finding = useTranslations('Find');
  const { lang, list, section, division, gender, letter } = params;
  const to = filteredHref(params, counts);
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
        <ListChoices {...{ params, others, to, look: styles }} as={Link} />
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
