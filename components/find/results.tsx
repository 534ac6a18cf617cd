import { getTranslations } from 'next-intl/server';
import { TalentCard } from '@/components/talents/card/talent-card';
import { FIND_PAGE_SIZE } from '@/lib/domain/constants';
import type { Filters } from '@/lib/domain/filters';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentRow } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { Chip, FilterNames } from '@/lib/view/find-view';
import { talentCards } from '@/lib/view/talent-card';
import { FilterLink } from './filter-link';
import { NoResults } from './no-results';
import styles from './results.module.scss';

type Props = {
  params: ListParams;
  filters: Filters;
  matches: readonly TalentRow[];
  rows: Record<'here' | 'elsewhere', readonly TalentRow[]>;
  chips: readonly Chip[];
  names: FilterNames;
};

const BESIDE_FILTERS = `(min-width: 1024px) 19vw, (min-width: 640px) 32vw, ${onPhone(47)}`;

/** A page of those who were found; of nobody, who is near and which filter to drop. */
export async function Results({ matches, ...props }: Props) {
  const { params, filters } = props;
  const { lang, section, division, gender } = params;
  const t = await getTranslations('Find');
  const toCard = await talentCards({ lang, section });
  const lastPage = Math.max(1, Math.ceil(matches.length / FIND_PAGE_SIZE));
  // an address may name a page that a filter has left empty since
  const page = Math.min(params.page, lastPage);
  const from = (page - 1) * FIND_PAGE_SIZE;
  const at = (number: number) => href('find', { section, division, gender, filters, page: number }, lang);
  if (matches.length === 0) return <NoResults {...props} />;
  return (
    <div className={styles.results}>
      <ul className={styles.grid}>
        {matches.slice(from, from + FIND_PAGE_SIZE).map((row, index) => (
          <li key={row.id}>
            <TalentCard card={toCard(row)} isFirst={index < 2} sizes={BESIDE_FILTERS} />
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <p className={styles.pages}>
          {page > 1 && (
            <FilterLink href={at(page - 1)} scroll>
              {t('previous')}
            </FilterLink>
          )}
          <span>{t('page', { page, last: lastPage })}</span>
          {page < lastPage && (
            <FilterLink href={at(page + 1)} scroll>
              {t('next')}
            </FilterLink>
          )}
        </p>
      )}
    </div>
  );
}
