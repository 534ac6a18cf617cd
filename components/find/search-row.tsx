import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { FILTER } from '@/components/ui/icon-paths';
import { FILTERS_ID, FORM_ID } from './ids';
import { NameField } from './name-field';
import styles from './search-row.module.scss';

/** The name, and the button that opens the filters on a phone. */
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
