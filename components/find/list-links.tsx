import { useTranslations } from 'next-intl';
import type { Filters } from '@/lib/domain/filters';
import { DIVISION_NAMES, DIVISIONS, type Division, type GenderFilter } from '@/lib/domain/lists';
import type { FindResult } from '@/lib/find/find';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { LabelledDivision } from '@/lib/view/division-labels';
import { FilterLink } from './filter-link';
import styles from './list-links.module.scss';

type Props = {
  params: ListParams;
  filters: Filters;
  counts: FindResult['counts'];
  others: readonly LabelledDivision[];
};

const GENDERS = ['woman', 'man'] as const;

/** Gender and division, which are lists of their own, with the other filters; the active one clears itself. */
export function ListLinks({ params, filters, counts, others }: Props) {
  const t = useTranslations('TalentList');
  const names = useTranslations('Navbar');
  const { lang, section, division, gender } = params;
  const to = (change: { gender?: GenderFilter; division?: Division | undefined }) =>
    href('find', { section, division, gender, filters, ...change }, lang);
  const named = DIVISION_NAMES.filter((name) => DIVISIONS[name].section === section);
  const divisions = [...named.map((name) => ({ division: name, label: names(name) })), ...others];
  const hasAny = [counts.gender, counts.division].some((of) => [...of.values()].some(Boolean));
  const word = (label: string, count: number, isActive: boolean, address: string) => (
    <li key={label}>
      <FilterLink className={styles.word} href={address} aria-current={isActive ? 'true' : undefined}>
        {label}
        {hasAny && <span className={styles.count}>{count}</span>}
      </FilterLink>
    </li>
  );
  return (
    <nav className={styles.links} aria-label={t('filters')}>
      <ul className={styles.texts} aria-label={t('gender')}>
        {GENDERS.map((each) =>
          word(
            t(each),
            counts.gender.get(each) ?? 0,
            each === gender,
            to({ gender: each === gender ? 'all' : each }),
          ),
        )}
      </ul>
      <ul className={styles.texts} aria-label={t('divisions')}>
        {divisions.map(({ division: each, label }) =>
          word(
            label,
            counts.division.get(each) ?? 0,
            each === division,
            to({ division: each === division ? undefined : each }),
          ),
        )}
      </ul>
    </nav>
  );
}
