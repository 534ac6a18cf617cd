import { getTranslations } from 'next-intl/server';
import { TalentCard } from '@/components/talents/card/talent-card';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentRow } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { talentCards } from '@/lib/view/talent-card';
import styles from './statement.module.scss';
import { TextLink } from './text-link';

type Props = { lang: Lang; face: TalentRow | undefined };

/** The agency's statement in one paragraph, beside one of its faces. */
export async function Statement({ lang, face }: Props) {
  const t = await getTranslations('Home');
  const toCard = await talentCards({ lang, section: 'models' });
  return (
    // The first frame waits for the hero before it (docs/decisions/paint-first.md).
    <section className={styles.statement} id="first-screen">
      <div className={styles.text}>
        <p className={styles.about}>{t('about')}</p>
        <TextLink href={href('about', {}, lang)}>{t('aboutLink')}</TextLink>
      </div>
      {face && (
        <div className={styles.face}>
          <TalentCard card={toCard(face)} sizes={`(min-width: 1024px) 32vw, ${onPhone(65)}`} />
        </div>
      )}
    </section>
  );
}
