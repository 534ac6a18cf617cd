import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentRow } from '@/lib/domain/types';
import type { Around as Rows } from '@/lib/find/around';
import { href } from '@/lib/routes/href';
import { openingOf, talentCards } from '@/lib/view/talent-card';
import { TalentCard } from '../card/talent-card';
import styles from './around.module.scss';
import { Neighbours } from './neighbours';

type Props = { lang: Lang; section: Section; rows: Rows };

const SIZES = `(min-width: 1024px) 23vw, (min-width: 640px) 23vw, ${onPhone(47)}`;

/** The end of a profile: four similar talents, the ones before and after. */
export async function Around({ lang, section, rows }: Props) {
  const t = await getTranslations('Talent');
  const toCard = await talentCards({ lang, section });
  const placeOf = (row: TalentRow) => ({
    href: href('talent', { section, id: row.id, name: row.name }, lang),
    name: row.name,
    opening: openingOf(row),
  });
  return (
    <aside className={styles.around} aria-label={t('around')}>
      {rows.similar.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('similar')}</h2>
          <ul className={styles.photos}>
            {rows.similar.map((row) => (
              <li key={row.id}>
                <TalentCard card={toCard(row)} level={3} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours
        texts={await clientTexts('Talent', 'neighbours', 'previousTalent', 'nextTalent')}
        previous={placeOf(rows.previous)}
        next={placeOf(rows.next)}
      />
    </aside>
  );
}
