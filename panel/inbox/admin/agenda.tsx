import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { isAnswering } from '../../parts/access/roles.ts';
import { storedDay } from '../../platform/reference/agency-time.ts';
import { KIND_NAMES } from '../../platform/reference/kinds.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { datesToCome, waitingFor } from '../waiting-for.ts';
import styles from './inbox.module.css';

const MINE = text('Com você', 'With you');
const DATES = text('Datas', 'Dates');
const NOTHING = text('Nada espera por você.', 'Nothing waits for you.');
const NO_DATES = text(
  'Nenhum contrato, alvará ou retorno nos próximos 30 dias.',
  'No contract, permit or follow-up within the next 30 days.',
);
const WHY = {
  assigned: text('está com você', 'is assigned to you'),
  mentioned: text('chama você na anotação', 'mentions you in the note'),
};
const WHAT = {
  'follow-up': text('retomar em', 'take up on'),
  contract: text('contrato até', 'contract until'),
  permit: text('alvará até', 'work permit until'),
};

/** On the dashboard: what waits for the person, and the dates that mails remind of where mail is on. */
export async function Agenda({ payload, i18n, user }: ServerProps) {
  if (!user || !isAnswering(user)) return null;
  const language = languageOf(i18n);
  const [mine, dates] = await Promise.all([
    waitingFor(payload, Number(user.id)),
    datesToCome(payload, Date.now()),
  ]);
  return (
    <section className={styles.agenda} aria-label={`${MINE[language]} · ${DATES[language]}`}>
      <div>
        <h2>{MINE[language]}</h2>
        {mine.length === 0 && <p className={styles.small}>{NOTHING[language]}</p>}
        <ul className={styles.latest}>
          {mine.map(({ kind, id, name, reference, why, note }) => (
            <li key={reference}>
              <a href={`/admin/collections/${kind}/${id}`}>{name || reference}</a>
              <span className={styles.small}>
                {KIND_NAMES[kind].singular[language]} · {WHY[why][language]}
              </span>
              {note && <q>{note}</q>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{DATES[language]}</h2>
        {dates.length === 0 && <p className={styles.small}>{NO_DATES[language]}</p>}
        <ul className={styles.latest}>
          {dates.map(({ id, name, what, day }) => (
            <li key={`${what} ${id}`}>
              <a href={`/admin/collections/${what === 'follow-up' ? 'applications' : 'talents'}/${id}`}>
                {name ?? id}
              </a>
              <span className={styles.small}>
                {WHAT[what][language]} {storedDay(day)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
