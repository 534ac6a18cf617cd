import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SEARCH } from '@/components/ui/icon-paths';
import { NO_FILTERS } from '@/lib/domain/filters';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './search-link.module.scss';
import { SearchOpener } from './search-opener';

/** The search in the bar of every screen, in both sections. */
export function SearchLink({ lang }: { lang: Lang }) {
  const t = useTranslations('Find');
  const section = 'models';
  return (
    <SearchOpener
      className={styles.link}
      href={href('find', { section, filters: NO_FILTERS }, lang)}
      action={href('talents', { section }, lang)}
      source={`/api/find/${lang}`}
      texts={{
        label: t('label'),
        search: t('search'),
        submit: t('submit'),
        close: t('close'),
        near: t('near'),
        none: t('noName'),
        failed: t('failed'),
        matches: t.raw('rows'),
      }}
    >
      <Icon path={SEARCH} />
    </SearchOpener>
  );
}
