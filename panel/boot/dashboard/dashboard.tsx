import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { isEditor } from '../../parts/access/roles.ts';
import { files } from '../../platform/files/files.ts';
import { displayMoment, hourOfDay, longDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { lastBackupAt } from '../backup/manifest.ts';
import styles from './dashboard.module.css';
import { readGaps, readScheduled, readUnguarded } from './read-catalogue.ts';

const MORNING = text('Bom dia', 'Good morning');
const AFTERNOON = text('Boa tarde', 'Good afternoon');
const EVENING = text('Boa noite', 'Good evening');

const greetingAt = (hour: number) => {
  if (hour < 5 || hour >= 18) return EVENING;
  return hour < 12 ? MORNING : AFTERNOON;
};

/** The dashboard's heading: who works here, and which day it is at the agency. */
export function Greeting({ i18n, user }: ServerProps) {
  const language = languageOf(i18n);
  const now = Date.now();
  const [firstName] = String(user?.name ?? '').split(' ');
  return (
    <header className={styles.greeting}>
      <h1>
        {greetingAt(hourOfDay(now))[language]}
        {firstName && `, ${firstName}`}
      </h1>
      <p className={styles.silent}>{longDay(now, language)}</p>
    </header>
  );
}

const TITLE = text('Menores sem responsável na ficha', 'Minors without a guardian in the entry');
const WHAT = text(
  'Complete a ficha. Até lá, nenhum cliente vê estas pessoas; quem está no site continua no ar até alguém despublicar.',
  'Complete the entry. Until then no client sees these people; whoever is on the site stays there until somebody unpublishes them.',
);

/** For all staff: minors who are shown already without what the rule asks for (docs/decisions/minors.md). */
export async function Unguarded({ payload, i18n, user }: ServerProps) {
  const people = user ? await readUnguarded(payload, Date.now()) : [];
  if (people.length === 0) return null;
  const language = languageOf(i18n);
  return (
    <section className={styles.warning} aria-label={TITLE[language]}>
      <h2>{TITLE[language]}</h2>
      <p>{WHAT[language]}</p>
      <ul className={styles.lines}>
        {people.map(({ href, title, what }) => (
          <li key={href}>
            <a href={href}>{title[language]}</a>
            <span>{what[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CATALOGUE_TITLE = text('No catálogo', 'In the catalog');
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
    <section className={styles.catalogue} aria-label={CATALOGUE_TITLE[language]}>
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

const OLD_MS = 48 * 3_600_000;
const LAST = text('Última cópia de segurança:', 'Last backup:');
const OLD = text(
  'Ela tem mais de dois dias. Avise quem cuida do servidor.',
  'It is more than two days old. Tell whoever runs the server.',
);
const NONE = text(
  'Ainda não há cópia de segurança. Peça a quem cuida do servidor que a faça.',
  'There is no backup yet. Ask whoever runs the server to make one.',
);

/** For administrators: when everything was copied last, and a warning when that is too long ago. */
export async function LastBackup({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const language = languageOf(i18n);
  const at = await lastBackupAt(files());
  if (!at) return <p className={styles.warning}>{NONE[language]}</p>;
  const moment = new Date(at);
  const isOld = Date.now() - moment.getTime() > OLD_MS;
  return (
    <p className={isOld ? styles.warning : styles.silent}>
      {LAST[language]} <time dateTime={at}>{displayMoment(moment)}</time>. {isOld && OLD[language]}
    </p>
  );
}

const IN = text('Trazer um elenco (planilha e fotos)', 'Bring a roster in (sheet and photos)');
const OUT = text('Baixar tudo (planilhas e fotos)', 'Download everything (sheets and photos)');

/** The ways in for a whole roster, and out for everything that the agency has here. */
export function RosterLinks({ i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const language = languageOf(i18n);
  return (
    <p className={styles.links}>
      <a href="/admin/elenco">{IN[language]}</a>
      {user?.role === 'admin' && (
        <a href="/cms-api/export.zip" download>
          {OUT[language]}
        </a>
      )}
    </p>
  );
}
