import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CLOSE_ICON, FILTER_ICON, SEARCH_ICON } from '@/components/ui/icon-paths';
import pieces from '@/components/ui/pieces.module.scss';
import { isFormOpen, NO_FILTERS } from '@/lib/domain/filters';
import { NAME_KEY, NAME_MAX_CHARS, OPEN_KEY } from '@/lib/routes/filter-keys';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/page-params';
import { divisionWord, QUERY_KEYS } from '@/lib/routes/screens';
import { type Search, searchHref } from '@/lib/view/search';
import { FilterLink } from './filter-link';
import styles from './list-bar.module.scss';
import { SHEET_ID } from './sheet';

/** The one form of a list, without script a GET: a name here; the fields of a search name it (filter-fields.tsx). */
export const FORM_ID = 'find';

type Props = { params: ListParams; search: Search | undefined };

/** The name to look for, and the way to the other filters: a sheet in narrow windows, else a search with its column. */
export function ListBar({ params, search }: Props) {
  const t = useTranslations('Find');
  const { lang, section, division, gender } = params;
  const filters = search?.filters ?? NO_FILTERS;
  const chosen = search?.chosen ?? 0;
  const isColumn = search !== undefined && isFormOpen(filters);
  return (
    <div className={styles.bar} data-search={search && ''}>
      <search className={styles.search}>
        <form
          id={FORM_ID}
          className={styles.form}
          action={href('talents', { section, gender }, lang)}
          method="get"
          autoComplete="off"
        >
          {division && (
            <input type="hidden" name={QUERY_KEYS.division[lang]} value={divisionWord(division, lang)} />
          )}
          <label className={styles.field}>
            <span className={pieces.unseen}>{t('search')}</span>
            <Icon path={SEARCH_ICON} size={20} />
            <input
              type="search"
              name={NAME_KEY}
              defaultValue={filters.query}
              placeholder={t('search')}
              maxLength={NAME_MAX_CHARS}
              enterKeyHint="search"
            />
          </label>
          {search && (
            <input type="hidden" name={OPEN_KEY[lang]} value="1" disabled={!isColumn} data-opener="" />
          )}
          <button className={styles.submit} type="submit">
            {t('submit')}
          </button>
        </form>
      </search>
      <button className={styles.open} type="button" popoverTarget={SHEET_ID}>
        <Icon path={FILTER_ICON} size={20} />
        <span>{search ? t(chosen > 0 ? 'filtersCount' : 'filters', { count: chosen }) : t('open')}</span>
      </button>
      {!isColumn && (
        <FilterLink
          className={styles.way}
          href={href('find', { section, division, gender, filters: { ...filters, isNamed: true } }, lang)}
          scroll={!search}
        >
          <Icon path={FILTER_ICON} size={20} />
          {t('open')}
        </FilterLink>
      )}
    </div>
  );
}

/** The chosen filters, each a link that removes it. */
export function Chips({ params, search: { chips, filters } }: { params: ListParams; search: Search }) {
  const t = useTranslations('Find');
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <FilterLink
            className={styles.chip}
            href={searchHref(params, without)}
            aria-label={t('remove', { filter: label })}
          >
            {label}
            <Icon path={CLOSE_ICON} size={14} />
          </FilterLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <FilterLink
            className={styles.clear}
            href={searchHref(params, { ...NO_FILTERS, isNamed: isFormOpen(filters) })}
          >
            {t('clear')}
          </FilterLink>
        </li>
      )}
    </ul>
  );
}
