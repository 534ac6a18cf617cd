import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { FILTER } from '@/components/ui/icon-paths';
import { NO_FILTERS } from '@/lib/domain/filters';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import { QUERY_KEYS } from '@/lib/routes/query-keys';
import { divisionWord } from '@/lib/routes/screens';
import { FilterLink } from './filter-link';
import { FILTERS_ID, FORM_ID, LIST_FILTERS_ID } from './ids';
import { NameField } from './name-field';
import styles from './search-row.module.scss';

/** In a search: the name, and the button that opens the filters on a phone. */
export function SearchRow({ query, chosen }: { query: string; chosen: number }) {
  const t = useTranslations('Find');
  return (
    <div className={styles.row}>
      <NameField query={query} form={FORM_ID} />
      <button className={styles.open} type="button" popoverTarget={FILTERS_ID}>
        <Icon path={FILTER} size={20} />
        <span>{chosen > 0 ? t('filtersCount', { count: chosen }) : t('filters')}</span>
      </button>
    </div>
  );
}

/** Above a plain list: a name to look for, and the way to its filters, on a phone to the sheet of letters. */
export function FindBar({ params }: { params: ListParams }) {
  const t = useTranslations('Find');
  const { lang, section, division, gender } = params;
  return (
    <div className={styles.bar}>
      <form className={styles.form} action={href('talents', { section, gender }, lang)} method="get">
        {division && (
          <input type="hidden" name={QUERY_KEYS.division[lang]} value={divisionWord(division, lang)} />
        )}
        <NameField />
      </form>
      <button className={styles.sheet} type="button" popoverTarget={LIST_FILTERS_ID}>
        <Icon path={FILTER} size={20} />
        {t('open')}
      </button>
      <FilterLink
        className={styles.way}
        href={href('find', { section, division, gender, filters: NO_FILTERS }, lang)}
        scroll
      >
        <Icon path={FILTER} size={20} />
        {t('open')}
      </FilterLink>
    </div>
  );
}
