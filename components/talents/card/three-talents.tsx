import { readOrNull } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { spreadTalents } from '@/lib/domain/spread-talents';
import { talentCards } from '@/lib/view/talent-card';
import { TalentCard } from './talent-card';
import styles from './three-talents.module.scss';

const SIZES = '(min-width: 1024px) 18vw, 30vw';

type Props = { lang: Lang; section: Section; sizes?: string };

/** Three talents of a section, for a page that has nobody else to show. */
export async function ThreeTalents({ lang, section, sizes = SIZES }: Props) {
  const rows = (await readOrNull(listTalents(section)))?.value ?? [];
  const faces = spreadTalents(rows, 3);
  if (faces.length === 0) return null;
  const toCard = await talentCards({ lang, section });
  return (
    <ul className={styles.photos}>
      {faces.map((row) => (
        <li key={row.id}>
          <TalentCard card={toCard(row)} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
