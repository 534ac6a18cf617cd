import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { EMAIL, INSTAGRAM, WHATSAPP } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/social';
import { dayAt } from '@/lib/domain/dates';
import type { Lang } from '@/lib/domain/languages';
import { href, hrefOf } from '@/lib/routes/href';
import styles from './footer.module.scss';
import { PLAIN_ENTRIES, TALENT_ENTRIES } from './navigation';

const CHANNELS = { instagram: INSTAGRAM, whatsapp: WHATSAPP, email: EMAIL };
const CHANNEL_NAMES = ['instagram', 'whatsapp', 'email'] as const;

/** Social links from the panel, every page of the site, copyright and credit [S16.4-6]. */
export async function Footer({ lang }: { lang: Lang }) {
  const t = await getTranslations('Footer');
  const nav = await getTranslations('Navbar');
  const social = await readOrNull(getSocialLinks());
  return (
    <footer className={styles.footer}>
      <p className={styles.promise}>{t('promise')}</p>
      <ul className={styles.pages} aria-label={nav('label')}>
        {[...TALENT_ENTRIES, ...PLAIN_ENTRIES].map(({ key, route }) => (
          <li key={key}>
            <Link href={hrefOf(route, lang)}>{nav(key)}</Link>
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
      </ul>
      <div className={styles.legal}>
        <p>{t('copyright', { year: dayAt(new Date()).slice(0, 4) })}</p>
        <p>{t('credit')}</p>
      </div>
    </footer>
  );
}
