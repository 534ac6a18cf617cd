import { getTranslations } from 'next-intl/server';
import { FilterLink } from '@/components/find/filter-link';
import type { Filters } from '@/lib/domain/filters';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { chipsOf, filterNames } from '@/lib/view/find-view';
import styles from './brief.module.scss';

type Props = { lang: Lang; ids: readonly number[]; filters: Filters };

/** The search behind the marks, and the way to a comparison without it. */
export async function Brief({ lang, ids, filters }: Props) {
  const t = await getTranslations('Compare');
  const labels = chipsOf(filters, await filterNames(lang)).map(({ label }) => label);
  return (
    <p className={styles.brief}>
      {t('brief', { search: labels.join(' · ') })}{' '}
      <FilterLink href={href('compare', { ids }, lang)}>{t('unmark')}</FilterLink>
    </p>
  );
}
