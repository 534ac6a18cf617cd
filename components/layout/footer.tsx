import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { EMAIL_ICON, INSTAGRAM_ICON, NETWORK_ICON, WHATSAPP_ICON } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { getAgency } from '@/lib/backend/agency';
import { getSocialLinks } from '@/lib/backend/content';
import { readOrNull } from '@/lib/backend/read-or-null';
import { dayAt } from '@/lib/domain/dates';
import type { Lang } from '@/lib/domain/languages';
import { href, hrefOf } from '@/lib/routes/href';
import { companyOf, mapUrl, phoneUrl } from '@/lib/view/agency-contacts';
import styles from './footer.module.scss';
import { TALENT_ENTRIES } from './navigation';
import { readMenu } from './read-menu';

const CHANNELS = { instagram: INSTAGRAM_ICON, whatsapp: WHATSAPP_ICON, email: EMAIL_ICON };
const CHANNEL_NAMES = ['instagram', 'whatsapp', 'email'] as const;

/** Address, networks, every page of the site, company, copyright and credit [S16.4-6]. */
export async function Footer({ lang }: { lang: Lang }) {
  const t = await getTranslations('Footer');
  const nav = await getTranslations('Navbar');
  const [agency, social, menu] = await Promise.all([
    getAgency(),
    readOrNull(getSocialLinks()),
    readMenu(lang),
  ]);
  const { address, phone, networks } = agency;
  const company = companyOf(agency);
  const pages = menu.flatMap(({ page, id, entry, label }) => {
    if (page === 'home' || page === 'favorites') return [];
    if (!entry)
      return TALENT_ENTRIES.map((each) => ({ ...each, id: `talents ${each.section}`, label: null }));
    return [{ ...entry, id, label }];
  });
  return (
    <footer className={styles.footer}>
      <div className={styles.agency}>
        <p className={styles.promise}>{t('promise')}</p>
        <address className={styles.where}>
          {address && (
            <a href={mapUrl(address)} rel="noreferrer">
              {address}
            </a>
          )}
          {phone && <a href={phoneUrl(phone)}>{phone}</a>}
        </address>
      </div>
      <ul className={styles.pages} aria-label={nav('label')}>
        {pages.map(({ id, key, route, label }) => (
          <li key={id}>
            <Link href={hrefOf(route, lang)}>{label ?? nav(key)}</Link>
          </li>
        ))}
        <li>
          <Link href={href('privacy', {}, lang)}>{t('privacy')}</Link>
        </li>
      </ul>
      <ul className={styles.social} aria-label={t('social')}>
        {CHANNEL_NAMES.map((channel) => {
          const url = social?.value[channel];
          return !url ? null : (
            <li key={channel}>
              <a href={url} rel="noreferrer" target={channel === 'email' ? undefined : '_blank'}>
                <Icon path={CHANNELS[channel]} />
                <span>{t(channel)}</span>
              </a>
            </li>
          );
        })}
        {networks.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" target="_blank">
              <Icon path={NETWORK_ICON} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.legal}>
        <p>{t('copyright', { year: dayAt(new Date()).slice(0, 4) })}</p>
        {company && <p>{company}</p>}
        <p>{t('credit')}</p>
      </div>
    </footer>
  );
}
