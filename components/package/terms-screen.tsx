import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import type { Lang } from '@/lib/domain/languages';
import type { OpenLink } from '@/lib/packages/open';
import { packageApi } from '@/lib/routes/package-link';
import desk from './answer-desk.module.scss';
import { ContinueHere } from './continue-here';
import { KnownPerson } from './known-person';
import screen from './package-screen.module.scss';
import styles from './terms-screen.module.scss';

type Props = { lang: Lang; opened: OpenLink };

const CLAUSES = ['one', 'two', 'three', 'four', 'five'] as const;

/** For a client abroad, before the first face: the terms of the transfer, and who accepts them. Needs no script. */
export async function TermsScreen({ lang, opened }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'PackageTerms' });
  const own = await getTranslations({ locale: lang, namespace: 'Package' });
  const { link, key, title, recipient, person } = opened;
  return (
    <div className={screen.package}>
      <header className={screen.head} id="first-screen">
        <p className={screen.aside} dir="auto">
          {title}
        </p>
        <h1 className={screen.title}>{t('title')}</h1>
        <p className={screen.message}>{t('about')}</p>
        <ul className={styles.clauses}>
          {CLAUSES.map((clause) => (
            <li key={clause}>{t(clause)}</li>
          ))}
        </ul>
      </header>
      <form
        className={desk.who}
        method="post"
        encType="multipart/form-data"
        action={packageApi(link)}
        aria-label={t('title')}
      >
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="person" value={key} />
        <label>
          {own('name')}
          <input
            name="name"
            required
            maxLength={80}
            autoComplete="name"
            defaultValue={person?.name ?? recipient}
          />
        </label>
        <p>
          <label className={styles.accept}>
            <input type="checkbox" name="accept" value="1" required />
            {t('accept')}
          </label>
        </p>
        <button type="submit">{t('see')}</button>
      </form>
      {opened.hasHandover && (
        <ContinueHere lang={lang} action={packageApi(link)} texts={await clientTexts('Package')} />
      )}
      {!key && <KnownPerson link={link} />}
    </div>
  );
}
