import { useTranslations } from 'next-intl';
import { href, hrefOf } from '@/lib/routes/href';
import { LANGUAGE_TAGS } from '@/lib/routes/language-tags';
import { LANGS, type Lang, type Place } from '@/lib/routes/screens';
import { LanguageLink } from './language-link';
import styles from './language-switch.module.scss';

type Props = { lang: Lang; place: Place | null; translation?: Place | undefined };

/** The pt/en switch: the same place in the other language, the rest of the address kept (SPEC section 2). */
export function LanguageSwitch({ lang, place, translation }: Props) {
  const t = useTranslations('LanguageSwitch');
  const there = (target: Lang) => {
    const goal = target === lang ? place : (translation ?? place);
    return goal === null ? href('home', {}, target) : hrefOf(goal, target);
  };
  return (
    <ul className={styles.languages} aria-label={t('label')}>
      {LANGS.map((target) => (
        <li key={target}>
          <LanguageLink
            className={styles.language}
            href={there(target)}
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
