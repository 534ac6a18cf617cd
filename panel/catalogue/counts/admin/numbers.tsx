import { text } from '@passarela/contract/text';
import type { ServerProps, UIFieldServerComponent } from 'payload';
import type { CSSProperties } from 'react';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { readMostSeen, readWeeks } from '../counts.ts';
import styles from './numbers.module.css';

const LABELS = {
  title: text('Interesse no site', 'Interest on the site'),
  span: text('nas últimas 12 semanas, desde', 'in the last 12 weeks, since'),
  nothing: text(
    'Ainda não há visitas contadas. A contagem começa quando a página entra no ar.',
    'No visits counted yet. Counting begins when the page is on the site.',
  ),
  table: text('Ver semana a semana', 'See week by week'),
  week: text('Semana de', 'Week of'),
  seen: text('Visitas', 'Visits'),
  favourited: text('Favoritos', 'Favourites'),
  quoted: text('Orçamentos', 'Quotes'),
  mostSeen: text('Mais vistos nesta semana', 'Most seen this week'),
  noneSeen: text('Nenhuma visita contada desde segunda-feira.', 'No visit has been counted since Monday.'),
  counted_seen: text('visita', 'visit'),
  counted_favourited: text('favorito', 'favorite'),
  counted_quoted: text('orçamento', 'quote'),
  one: text('visita', 'visit'),
  many: text('visitas', 'visits'),
};

/** A Monday (yyyy-MM-dd) as staff read it: `23/11`. */
const displayWeek = (monday: string): string => monday.slice(5).split('-').reverse().join('/');

type Props = { one: string; many: string; values: readonly number[] };

const heightOf = (value: number, most: number): CSSProperties => ({
  blockSize: value === 0 ? '1px' : `${Math.max(6, (value / most) * 100)}%`,
});

/** A small chart: the total in words, and a bar for each week. The numbers themselves stand in the table. */
function Bars({ one, many, values }: Props) {
  const total = values.reduce((sum, value) => sum + value, 0);
  const label = total === 1 ? one : many;
  const most = Math.max(1, ...values);
  const bars = values.map((value, at) => ({ at: `${label} ${at}`, value }));
  return (
    <div className={styles.row}>
      <span>
        <strong>{total}</strong> {label}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {bars.map(({ at, value }) => (
          <span key={at} style={heightOf(value, most)} />
        ))}
      </span>
    </div>
  );
}

const WEEKS = 12;
const MEASURES = ['seen', 'favourited', 'quoted'] as const;

/** Beside a talent's form: views, hearts and quotes, week by week. */
export const TalentNumbers: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const id = Number(data?.id);
  if (!Number.isInteger(id) || id < 1) return null;
  const words = inLanguage(LABELS, languageOf(i18n));
  const weeks = await readWeeks(payload, id, { now: Date.now(), weeks: WEEKS });
  const isEmpty = weeks.every((week) => MEASURES.every((measure) => week[measure] === 0));
  return (
    <section className={styles.numbers} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      {isEmpty ? (
        <p className={styles.silent}>{words.nothing}</p>
      ) : (
        <>
          <p className={styles.silent}>
            {words.span} {displayWeek(weeks[0]?.week ?? '')}
          </p>
          {MEASURES.map((measure) => (
            <Bars
              key={measure}
              one={words[`counted_${measure}`]}
              many={words[measure].toLowerCase()}
              values={weeks.map((week) => week[measure])}
            />
          ))}
          <details>
            <summary>{words.table}</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.week}</th>
                  {MEASURES.map((measure) => (
                    <th scope="col" key={measure}>
                      {words[measure]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.toReversed().map(({ week, ...counts }) => (
                  <tr key={week}>
                    <th scope="row">{displayWeek(week)}</th>
                    {MEASURES.map((measure) => (
                      <td key={measure}>{counts[measure]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
};

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
