import { Face } from '@/components/talents/card/cover-image';
import pieces from '@/components/ui/pieces.module.scss';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import styles from './quoted-talents.module.scss';

type Props = { talents: readonly Pick<FavoriteTalent, 'id' | 'name' | 'cover'>[]; label: string };

const MAX_COVERS = 12;
const MAX_ROW = 6;

/** The faces of those who were asked for, then all their names. */
export function QuotedTalents({ talents, label }: Props) {
  if (talents.length === 0) return null;
  return (
    <div className={styles.quoted}>
      <ul
        className={styles.covers}
        data-row={Math.min(talents.length, MAX_ROW)}
        data-many={talents.length > MAX_ROW || undefined}
        aria-hidden="true"
      >
        {talents.slice(0, MAX_COVERS).map(({ id, cover }) => (
          <li key={id}>
            <Face cover={cover} sizes="(min-width: 1024px) 300px, 48vw" />
          </li>
        ))}
      </ul>
      <p>
        <span className={pieces.unseen}>{label}</span> {talents.map(({ name }) => name).join(', ')}
      </p>
    </div>
  );
}
