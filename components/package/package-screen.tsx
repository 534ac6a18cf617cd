import { PASSCODE_MAX_CHARS } from '@passarela/contract/package-limits';
import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import { DownloadProblems } from '@/components/ui/download-problems';
import pieces from '@/components/ui/pieces.module.scss';
import { Units } from '@/components/units/units';
import type { Lang } from '@/lib/domain/languages';
import { hasPhotos } from '@/lib/packages/has-photos';
import type { OpenLink } from '@/lib/packages/open';
import { packageApi, packageFile, WRONG_PASSCODE } from '@/lib/routes/package-link';
import { packageFacts } from '@/lib/view/facts';
import { AnswerDesk } from './answer-desk';
import desk from './answer-desk.module.scss';
import { ContinueHere } from './continue-here';
import { FaceCover, FaceFacts, FaceName, FacePhotos } from './face';
import { GoOn, WaitingHere } from './on-device';
import { NameLine, PackageForm } from './package-form';
import styles from './package-screen.module.scss';
import { dayOf } from './texts';

type Props = { lang: Lang; opened: OpenLink };

/** The files that staff let the client take away: plain links, which work without script. */
async function PackageFiles({ lang, opened }: Props) {
  if (opened.downloads === 'none' || opened.talents.length === 0) return null;
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const files = hasPhotos(opened) ? (['pdf', 'zip'] as const) : (['pdf'] as const);
  return (
    <>
      <DownloadProblems />
      <ul className={pieces.row} aria-label={t('takeAway')}>
        {files.map((file) => (
          <li key={file}>
            <a
              className={pieces.link}
              href={packageFile(file, { lang, ...opened })}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {t(file)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A package: what it is about, who answers, then each talent with photos, facts and an answer. */
export async function PackageScreen({ lang, opened }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { link, key, title, message, dates, recipient, talents, person, ...about } = opened;
  const { maxPicks, isClosed, hasHandover, expiresAt, units } = about;
  const present = talents.filter(({ isGone }) => !isGone);
  const facts = await Promise.all(talents.map((talent) => packageFacts(talent, lang)));
  return (
    <div className={styles.package} data-home-units={units}>
      <header className={styles.head} id="first-screen">
        <div className={styles.about}>
          {recipient && <p className={pieces.aside}>{t('for', { name: recipient })}</p>}
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          {dates && (
            <p className={pieces.aside} dir="auto">
              {t('dates', { dates })}
            </p>
          )}
        </div>
        <div className={styles.about}>
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
          <p className={pieces.aside}>
            {isClosed ? <span id="closed">{t('closed')}</span> : t('until', { date: dayOf(expiresAt, lang) })}
            {maxPicks !== null && ` ${t('choose', { max: maxPicks })}`}
          </p>
          <PackageFiles lang={lang} opened={opened} />
        </div>
      </header>
      {talents.length === 0 ? (
        <p className={styles.aligned}>{t('empty')}</p>
      ) : (
        <AnswerDesk
          {...{ lang, link, recipient, maxPicks, isClosed, hasHandover }}
          first={{ key, own: person }}
          texts={await clientTexts('Package')}
          talents={present.map((talent, at) => ({
            id: talent.id,
            name: talent.name,
            cover: <FaceCover key={talent.id} {...{ link, talent }} />,
            photos: <FacePhotos key={talent.id} {...{ lang, link, talent }} isFirst={at === 0} />,
            title: <FaceName key={talent.id} {...{ lang, talent }} />,
            facts: <FaceFacts key={talent.id} {...{ lang, talent }} />,
          }))}
          gone={talents.length - present.length}
        />
      )}
      <div className={styles.aligned}>
        <Units facts={facts.flat()} />
      </div>
    </div>
  );
}

/** Before the first face of a package with a passcode: the passcode alone, and nothing of the package. */
export async function LockedScreen({ lang, link }: { lang: Lang; link: string }) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  return (
    <div className={styles.package}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('pageTitle')}</h1>
        <p className={styles.message}>{t('locked')}</p>
      </header>
      <PackageForm className={desk.who} who={{ lang }} action={packageApi(link)} aria-label={t('pageTitle')}>
        <label>
          {t('passcode')}
          <input
            name="passcode"
            required
            maxLength={PASSCODE_MAX_CHARS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        {/* the address ends with it after a wrong one: without script too */}
        <p className={desk.wrong} id={WRONG_PASSCODE}>
          {t('wrongPasscode')}
        </p>
        <button type="submit">{t('unlock')}</button>
      </PackageForm>
      <WaitingHere link={link} texts={await clientTexts('Package')} />
      <GoOn link={link} by="pass" />
    </div>
  );
}

const CLAUSES = ['one', 'two', 'three', 'four', 'five'] as const;

/** For a client abroad, before the first face: the terms of the transfer, and who accepts them. Needs no script. */
export async function TermsScreen({ lang, opened }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'PackageTerms' });
  const own = await getTranslations({ locale: lang, namespace: 'Package' });
  const { link, key, title, recipient, person } = opened;
  const action = packageApi(link);
  return (
    <div className={styles.package}>
      <header className={styles.head} id="first-screen">
        <p className={pieces.aside} dir="auto">
          {title}
        </p>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.message}>{t('about')}</p>
        <ul className={styles.clauses}>
          {CLAUSES.map((clause) => (
            <li key={clause}>{t(clause)}</li>
          ))}
        </ul>
      </header>
      <PackageForm className={desk.who} who={{ lang, person: key }} action={action} aria-label={t('title')}>
        <NameLine label={own('name')} defaultValue={person?.name ?? recipient} />
        <p>
          <label className={styles.accept}>
            <input type="checkbox" name="accept" value="1" required />
            {t('accept')}
          </label>
        </p>
        <button type="submit">{t('see')}</button>
      </PackageForm>
      {opened.hasHandover && <ContinueHere {...{ lang, action }} texts={await clientTexts('Package')} />}
      {!key && <GoOn link={link} by="person" />}
    </div>
  );
}
