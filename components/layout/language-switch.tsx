import { useTranslations } from 'next-intl';
import { LANGS, LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import { href, hrefOf } from '@/lib/routes/href';
import { OWN_QUERY_KEYS, type Route } from '@/lib/routes/screens';
import { LanguageLink } from './language-link';
import styles from './language-switch.module.scss';

type Props = { lang: Lang; route: Route | null; translation?: Route | undefined };

/** The keys that an address carries already. */
const keysIn = (address: string) => [...new URLSearchParams(address.split('?')[1]).keys()];

/** The pt/en switch: the same place in the other language, with the rest of the address [S40.12 S40.25-26]. */
export function LanguageSwitch({ lang, route, translation }: Props) {
  const t = useTranslations('LanguageSwitch');
  const goalIn = (target: Lang) => (target === lang ? route : (translation ?? route));
  const there = (goal: Route | null, target: Lang) =>
    goal === null ? href('home', {}, target) : hrefOf(goal, target);
  const keysHere = keysIn(there(route, lang));
  return (
    <ul className={styles.languages} aria-label={t('label')}>
      {LANGS.map((target) => (
        <li key={target}>
          <LanguageLink
            className={styles.language}
            href={there(goalIn(target), target)}
            ownKeys={[...new Set([...OWN_QUERY_KEYS, ...keysHere, ...keysIn(there(goalIn(target), target))])]}
            lang={LANGUAGE_TAGS[target]}
            label={`${target.toUpperCase()}, ${t(target)}`}
            isCurrent={target === lang}
          >
            {target.toUpperCase()}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
