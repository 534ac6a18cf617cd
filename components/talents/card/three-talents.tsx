import { readOrNull } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { spreadTalents } from '@/lib/domain/spread-talents';
import type { TalentRow } from '@/lib/domain/types';
import { talentCards } from '@/lib/view/talent-card';
import { TalentCard } from './talent-card';
import styles from './three-talents.module.scss';

const SIZES = '(min-width: 1024px) 18vw, 30vw';

type Props = { lang: Lang; section: Section; title?: string; rows?: readonly TalentRow[] };

/** Three talents of a section, or these few `rows`, for a page that has nobody else to show. */
export async function ThreeTalents({ lang, section, title, rows = [] }: Props) {
  const all = (await readOrNull(listTalents(section)))?.value ?? [];
  const faces = rows.length > 0 ? rows : spreadTalents(all, 3);
  if (faces.length === 0) return null;
  const toCard = await talentCards({ lang, section });
  return (
    <section className={styles.few}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.photos}>
        {faces.map((row) => (
          <li key={row.id}>
            <TalentCard card={toCard(row)} level={title ? 3 : 2} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
