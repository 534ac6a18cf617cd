import { getTranslations } from 'next-intl/server';
import { TalentCard } from '@/components/talents/card/talent-card';
import pieces from '@/components/ui/pieces.module.scss';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentRow } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { talentCards } from '@/lib/view/talent-card';
import styles from './talents-row.module.scss';
import { TextLink } from './text-link';

type Props = { lang: Lang; section: Section; talents: TalentRow[]; total: number };

const TEXTS = {
  models: { heading: 'models', line: null, link: 'modelsLink' },
  cast: { heading: 'cast', line: 'castLine', link: 'castLink' },
} as const;

const LARGE = `(min-width: 1024px) 45vw, (min-width: 640px) 40vw, ${onPhone(92)}`;
const SMALL = `(min-width: 640px) 28vw, ${onPhone(47)}`;

/** One large face of a section, smaller ones beside it, and the way to all of them. */
export async function TalentsRow({ lang, section, talents, total }: Props) {
  const [lead, ...others] = talents;
  if (!lead) return null;
  const t = await getTranslations('Home');
  const toCard = await talentCards({ lang, section });
  const { heading, line, link } = TEXTS[section];
  return (
    <section className={styles.row} data-section={section}>
      <header className={styles.head}>
        <h2 className={pieces.title}>{t(heading)}</h2>
        {line && <p className={styles.line}>{t(line)}</p>}
        <TextLink href={href('talents', { section }, lang)}>{t(link, { count: total })}</TextLink>
      </header>
      <div className={styles.lead}>
        <TalentCard card={toCard(lead)} level={3} sizes={LARGE} />
      </div>
      <ul className={styles.photos}>
        {others.map(toCard).map((card) => (
          <li key={card.href}>
            <TalentCard card={card} level={3} sizes={SMALL} />
          </li>
        ))}
      </ul>
    </section>
  );
}
