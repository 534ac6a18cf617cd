import { text } from '@passarela/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import Link from 'next/link';
import type { Payload, UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { sortName } from '../talents/list-columns.ts';
import styles from './photo-grid.module.css';

const neighbour = z.object({ id: z.number(), name: z.string() });
type Neighbour = z.infer<typeof neighbour>;

/** The talents before and after one, as the list sorts them; null at its ends. */
export async function findNeighbours(
  payload: Payload,
  { id, name }: Neighbour,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const first = async (condition: SQL, order: SQL) => {
    const query = sql`SELECT id, name FROM talents WHERE deleted_at IS NULL AND ${condition} ORDER BY ${order} LIMIT 1`;
    return (await rows(payload, query, neighbour))[0] ?? null;
  };
  const here = sql`(${sortName(name)}, ${id})`;
  const [previous, next] = await Promise.all([
    first(sql`(sort_name, id) < ${here}`, sql`sort_name DESC, id DESC`),
    first(sql`(sort_name, id) > ${here}`, sql`sort_name, id`),
  ]);
  return { previous, next };
}

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
