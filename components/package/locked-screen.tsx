import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import type { Lang } from '@/lib/domain/languages';
import { packageApi, WRONG_PASSCODE } from '@/lib/routes/package-link';
import styles from './answer-desk.module.scss';
import { FollowPass } from './follow-pass';
import screen from './package-screen.module.scss';
import { WaitingHere } from './waiting-list';

type Props = { lang: Lang; link: string };

/** Before the first face of a package with a passcode: the passcode alone, and nothing of the package. */
export async function LockedScreen({ lang, link }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  return (
    <div className={screen.package}>
      <header className={screen.head}>
        <h1 className={screen.title}>{t('pageTitle')}</h1>
        <p className={screen.message}>{t('locked')}</p>
      </header>
      <form
        className={styles.who}
        method="post"
        encType="multipart/form-data"
        action={packageApi(link)}
        aria-label={t('pageTitle')}
      >
        <input type="hidden" name="lang" value={lang} />
        <label>
          {t('passcode')}
          <input
            name="passcode"
            required
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        {/* the address ends with it after a wrong one: without script too */}
        <p className={styles.wrong} id={WRONG_PASSCODE}>
          {t('wrongPasscode')}
        </p>
        <button type="submit">{t('unlock')}</button>
      </form>
      <WaitingHere link={link} texts={await clientTexts('Package')} />
      <FollowPass link={link} />
    </div>
  );
}
