import { getTranslations } from 'next-intl/server';
import { FavoritesLink } from '@/components/favorites/favorites-link';
import { SearchLink } from '@/components/find/search-link';
import { HEART } from '@/components/ui/heart-path';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_ICON, CLOSE_ICON, MENU_ICON } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { href, hrefOf } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';
import { Disclosure } from './disclosure';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';
import { MenuFoot } from './menu-foot';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.scss';
import { divisionEntries, type Entry, TALENT_ENTRIES } from './navigation';
import { readMenu } from './read-menu';

type Props = { lang: Lang; route: Route | null; translation?: Route | undefined };

/** Letters that a phone's bar has room for in one line, or in two. */
const LONG_NAME = 20;

const isHere = (entry: Route, route: Route | null, lang: Lang) =>
  route !== null && hrefOf(entry, lang) === hrefOf(route, lang);

/** The bar of every screen; only its dropdown, menu and counter are client code. */
export async function Navbar({ lang, route, translation }: Props) {
  const t = await getTranslations('Navbar');
  const site = await getTranslations('Site');
  const menu = await readMenu(lang);
  const languages = <LanguageSwitch lang={lang} route={route} translation={translation} />;
  const link = ({ key, route: entry }: Entry, className?: string, label?: string | null) => (
    // an absent attribute is named in the data of a page, unless it is left out
    <Link
      href={hrefOf(entry, lang)}
      {...(className && { className })}
      {...(isHere(entry, route, lang) && { 'aria-current': 'page' })}
    >
      {label ?? t(key)}
    </Link>
  );
  const links = (entries: readonly Entry[], className?: string) =>
    entries.map((entry) => <li key={entry.key}>{link(entry, className)}</li>);
  const sections = TALENT_ENTRIES.map((entry) => (
    <li key={entry.key}>
      {link(entry)}
      <ul className={styles.divisions}>{links(divisionEntries(entry.section))}</ul>
    </li>
  ));
  const dropdown = (label: string | null) => (
    <Disclosure
      label={label ?? t('models')}
      icon={<Icon path={CHEVRON_ICON} size={16} />}
      className={styles.dropdown}
    >
      <ul className={styles.panel}>{sections}</ul>
    </Disclosure>
  );
  return (
    <header className={styles.header}>
      <Link className={styles.brand} href={href('home', {}, lang)} aria-label={site('name')}>
        <Mark size={24} />
        <span className={styles.wordmark} data-long={site('name').length > LONG_NAME || undefined}>
          {site('name')}
        </span>
      </Link>
      <nav className={styles.nav} aria-label={t('label')}>
        <ul className={styles.entries}>
          {menu.map(({ id, entry, label }) => (
            <li key={id}>{entry ? link(entry, styles.entry, label) : dropdown(label)}</li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <div className={styles.languages}>{languages}</div>
        <SearchLink lang={lang} />
        <FavoritesLink href={href('favorites', {}, lang)} label={t.raw('favoritesCount')}>
          <Icon path={HEART} />
        </FavoritesLink>
        <MobileMenu
          openLabel={t('openMenu')}
          closeLabel={t('closeMenu')}
          openIcon={<Icon path={MENU_ICON} size={26} />}
          closeIcon={<Icon path={CLOSE_ICON} size={26} />}
        >
          <nav className={styles.overlay} aria-label={t('menu')}>
            <ul className={styles.overlayEntries}>
              {menu.map(({ id, entry, label }) =>
                entry ? <li key={id}>{link(entry, undefined, label)}</li> : sections,
              )}
            </ul>
            {languages}
          </nav>
          <MenuFoot />
        </MobileMenu>
      </div>
    </header>
  );
}
