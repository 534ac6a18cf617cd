import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CLOSE } from '@/components/ui/icon-paths';
import { NO_FILTERS } from '@/lib/domain/filters';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { Chip } from '@/lib/view/find-view';
import styles from './chips.module.scss';
import { FilterLink } from './filter-link';

type Props = { params: ListParams; chips: readonly Chip[] };

/** The chosen filters, each a link that removes it. */
export function Chips({ params, chips }: Props) {
  const t = useTranslations('Find');
  const { lang, section, division, gender } = params;
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <FilterLink
            className={styles.chip}
            href={href('find', { section, division, gender, filters: without }, lang)}
            aria-label={t('remove', { filter: label })}
          >
            {label}
            <Icon path={CLOSE} size={14} />
          </FilterLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <FilterLink
            className={styles.clear}
            href={href('find', { section, division, gender, filters: NO_FILTERS }, lang)}
          >
            {t('clear')}
          </FilterLink>
        </li>
      )}
    </ul>
  );
}
