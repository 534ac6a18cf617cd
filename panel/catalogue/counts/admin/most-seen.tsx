import type { ServerProps } from 'payload';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { readMostSeen } from '../read-counts.ts';
import { LABELS } from './labels.ts';
import styles from './numbers.module.css';

const SHOWN = 6;

/** On the dashboard: whose profiles visitors looked at most since Monday. */
export async function MostSeen({ payload, i18n, user }: ServerProps) {
  if (!user) return null;
  const words = inLanguage(LABELS, languageOf(i18n));
  const talents = await readMostSeen(payload, Date.now(), SHOWN);
  const most = talents[0]?.seen ?? 1;
  return (
    <section className={styles.mostSeen} aria-label={words.mostSeen}>
      <h2>{words.mostSeen}</h2>
      {talents.length === 0 && <p>{words.noneSeen}</p>}
      <ol className={styles.list}>
        {talents.map(({ id, name, seen }) => (
          <li key={id}>
            <a href={`/admin/collections/talents/${id}`}>{name}</a>
            <span className={styles.track} aria-hidden="true">
              <span style={{ inlineSize: `${(seen / most) * 100}%` }} />
            </span>
            <span>
              {seen} {seen === 1 ? words.one : words.many}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
