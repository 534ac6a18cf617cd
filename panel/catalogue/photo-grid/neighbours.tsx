import { text } from '@passarela/contract/text';
import Link from 'next/link';
import type { UIFieldServerComponent } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import { findNeighbours } from './find-neighbours.ts';
import styles from './photo-grid.module.css';

const LABEL = text('Outros talentos', 'Other talents');

/** Over a talent's form: the one before and the one after in the list, by name. */
export const Neighbours: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const { id, name, deletedAt } = data;
  if (typeof id !== 'number' || typeof name !== 'string' || deletedAt) return null;
  const { previous, next } = await findNeighbours(payload, { id, name });
  return (
    <nav className={styles.neighbours} aria-label={LABEL[languageOf(i18n)]}>
      {[previous, next].map(
        (talent, index) =>
          talent && (
            <Link
              key={talent.id}
              href={`/admin/collections/talents/${talent.id}`}
              prefetch={false}
              rel={index === 0 ? 'prev' : 'next'}
            >
              {index === 0 ? `← ${talent.name}` : `${talent.name} →`}
            </Link>
          ),
      )}
    </nav>
  );
};
