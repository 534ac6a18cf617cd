import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { isEditor } from '../../parts/access/roles.ts';
import { displayMoment } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './dashboard.module.css';
import { readGaps, readScheduled } from './read-catalogue.ts';

const TITLE = text('No catálogo', 'In the catalog');
const SCHEDULED = text('Agendado', 'Scheduled');
const NOTHING = text('Nada agendado.', 'Nothing is scheduled.');
const GAPS = text('Falta fazer', 'Still to do');
const DONE = text('Nada falta nos talentos publicados.', 'Nothing is missing in published talents.');

/** On the dashboard: entries that soon appear or go, and gaps of published talents. */
export async function Catalogue({ payload, i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const language = languageOf(i18n);
  const [scheduled, gaps] = await Promise.all([
    readScheduled(payload, new Date().toISOString()),
    readGaps(payload),
  ]);
  return (
    <section className={styles.catalogue} aria-label={TITLE[language]}>
      <div>
        <h2>{SCHEDULED[language]}</h2>
        {scheduled.length === 0 && <p>{NOTHING[language]}</p>}
        <ul className={styles.lines}>
          {scheduled.map(({ href, title, what, at }) => (
            <li key={`${href} ${at}`}>
              <a href={href}>{title}</a>
              <span>
                {what[language]} {displayMoment(new Date(at))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{GAPS[language]}</h2>
        {gaps.length === 0 && <p>{DONE[language]}</p>}
        <ul className={styles.lines}>
          {gaps.map(({ href, what, count }) => (
            <li key={href}>
              <a href={href}>{what[language]}</a>
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
