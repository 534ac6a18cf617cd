import { getTranslations } from 'next-intl/server';
import { FactList } from '@/components/units/fact-list';
import type { ClientPackage } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { packageFacts } from '@/lib/view/facts';
import styles from './face.module.scss';

type Props = { lang: Lang; talent: ClientPackage['talents'][number] };

/** The name of a talent, which stands above the answers. */
export async function FaceName({ lang, talent: { name, availability, gender } }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      {availability && (
        <p className={styles.availability} data-availability={availability}>
          {t(availability, { gender: gender ?? 'other' })}
        </p>
      )}
    </>
  );
}

/** Below the answers: measures, what others answered, and what the agency notes. */
export async function FaceFacts({ lang, talent }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { name, note, others } = talent;
  const facts = await packageFacts(talent, lang);
  return (
    <>
      {facts.length > 0 && <FactList facts={facts} className={styles.facts} />}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('others', { name })}>
          {others.map((one) => (
            <li key={`${one.name} ${one.pick} ${one.comment}`} dir="auto">
              {[`${one.name}:`, one.pick && t(one.pick), one.comment].filter(Boolean).join(' ')}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}
