import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import { Units } from '@/components/units/units';
import type { Lang } from '@/lib/domain/languages';
import type { OpenLink } from '@/lib/packages/open';
import { packageFacts } from '@/lib/view/facts';
import { AnswerDesk } from './answer-desk';
import { FaceCover, FacePhotos } from './face';
import { FaceFacts, FaceName } from './face-text';
import { PackageFiles } from './package-files';
import styles from './package-screen.module.scss';
import { dayOf } from './time-of';

type Props = { lang: Lang; opened: OpenLink };

/** A package: what it is about, who answers, then each talent with photos, facts and an answer. */
export async function PackageScreen({ lang, opened }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { link, key, title, message, dates, recipient, talents, person, ...about } = opened;
  const { maxPicks, isClosed, hasHandover, expiresAt, units } = about;
  const present = talents.filter(({ isGone }) => !isGone);
  const until = dayOf(expiresAt, lang);
  const facts = await Promise.all(talents.map((talent) => packageFacts(talent, lang)));
  return (
    <div className={styles.package} data-home-units={units}>
      <header className={styles.head} id="first-screen">
        <div className={styles.about}>
          {recipient && <p className={styles.aside}>{t('for', { name: recipient })}</p>}
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          {dates && (
            <p className={styles.aside} dir="auto">
              {t('dates', { dates })}
            </p>
          )}
        </div>
        <div className={styles.terms}>
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
          <p className={styles.aside}>
            {isClosed ? <span id="closed">{t('closed')}</span> : t('until', { date: until })}
            {maxPicks !== null && ` ${t('choose', { max: maxPicks })}`}
          </p>
          <PackageFiles lang={lang} opened={opened} />
        </div>
      </header>
      {talents.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <AnswerDesk
          lang={lang}
          link={link}
          recipient={recipient}
          maxPicks={maxPicks}
          isClosed={isClosed}
          hasHandover={hasHandover}
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
      <div className={styles.units}>
        <Units facts={facts.flat()} />
      </div>
    </div>
  );
}
