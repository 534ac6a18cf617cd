import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { readWeeks } from '../read-counts.ts';
import { Bars } from './bars.tsx';
import { displayWeek, LABELS } from './labels.ts';
import styles from './numbers.module.css';

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
