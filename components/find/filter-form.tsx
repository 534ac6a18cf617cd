import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CLOSE } from '@/components/ui/icon-paths';
import type { Filters } from '@/lib/domain/filters';
import type { FindResult } from '@/lib/find/find';
import { OPEN_KEY } from '@/lib/routes/filter-keys';
import type { ListParams } from '@/lib/routes/internal';
import { QUERY_KEYS } from '@/lib/routes/query-keys';
import { divisionWord } from '@/lib/routes/screens';
import { type FilterNames, groupViews, rangeViews } from '@/lib/view/find-view';
import styles from './filter-form.module.scss';
import { FILTERS_ID, FORM_ID } from './ids';
import { OptionGroup } from './option-group';
import { RangeField } from './range-field';

type Props = {
  params: ListParams;
  filters: Filters;
  matches: FindResult;
  names: FilterNames;
  action: string;
};

/** All filters as one form: a column beside the faces, on a phone a sheet. It works as it stands, without script. */
export function FilterForm({ params, filters, matches, names, action }: Props) {
  const t = useTranslations('Find');
  const measures = useTranslations('Measures');
  const { lang, gender, division } = params;
  return (
    <aside id={FILTERS_ID} popover="auto" className={styles.filters} aria-label={t('filters')}>
      <form id={FORM_ID} className={styles.form} action={action} method="get" autoComplete="off">
        {division && (
          <input type="hidden" name={QUERY_KEYS.division[lang]} value={divisionWord(division, lang)} />
        )}
        <input type="hidden" name={OPEN_KEY[lang]} value="1" data-open="" />
        <div className={styles.head}>
          <h2 className={styles.title} tabIndex={-1}>
            {t('filters')}
          </h2>
          <button
            className={styles.close}
            type="button"
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <Icon path={CLOSE} size={22} />
          </button>
        </div>
        <div className={styles.ranges}>
          {rangeViews(filters, gender, names, lang).map((range) => (
            <RangeField key={range.key} range={range} lang={lang} />
          ))}
        </div>
        <p className={styles.units}>{t('otherUnits')}</p>
        <p className={styles.minors}>{measures('minors')}</p>
        {groupViews(filters, matches.counts, names, lang).map((group) => (
          <OptionGroup key={group.key} group={group} shades={t('shades')} />
        ))}
        <div className={styles.end}>
          <button className={styles.show} type="submit">
            {t('show', { count: matches.rows.length })}
          </button>
        </div>
      </form>
    </aside>
  );
}
