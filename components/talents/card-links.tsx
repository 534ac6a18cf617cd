import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { DOWNLOAD } from '@/components/ui/icon-paths';
import { PaperUnits } from '@/components/units/paper-units';
import type { Lang } from '@/lib/domain/languages';
import type { TalentProfile } from '@/lib/domain/types';
import { cardPath, PAPER_SIZES } from '@/lib/pdf/card-name';
import { paperAgency, paperTalent, versionOf } from '@/lib/pdf/paper-facts';
import styles from './card-links.module.scss';

/** The comp card of a talent as a PDF, in two sizes: plain links, which work without JS. */
export async function CardLinks({ lang, talent }: { lang: Lang; talent: TalentProfile }) {
  const t = await getTranslations('Paper');
  const [agency, drawn] = await Promise.all([paperAgency(), paperTalent(talent, lang)]);
  if (drawn.pictures.length === 0) return null;
  return (
    <span className={styles.links}>
      <PaperUnits />
      <Icon path={DOWNLOAD} />
      {t('card')}
      {PAPER_SIZES.map((size) => (
        <a
          key={size}
          className={styles.link}
          href={cardPath({ lang, id: talent.id, size, version: versionOf(size, agency, drawn) })}
          rel="noopener nofollow"
          target="_blank"
          aria-label={t('cardOf', { name: talent.name, size: size.toUpperCase() })}
        >
          {size.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
