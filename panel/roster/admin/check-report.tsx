'use client';

import { fill } from '../../parts/ui/fill.ts';
import { FIELD_NAMES, type RosterField } from '../columns.ts';
import type { Files } from '../read-files.ts';
import { counted, type Decisions, isUpdate, type Row } from './decide.ts';
import type { Labels } from './labels.ts';
import type { Plan } from './plan.ts';
import styles from './roster.module.css';
import { Names } from './undo.tsx';

const LINES_SHOWN = 200;
const WHY = { format: 'isOther', other: 'isNoPhoto' } as const;

type Props = {
  checked: readonly Row[];
  decisions: Decisions;
  plan: Plan;
  works: Plan['works'];
  others: Files['others'];
  within: number;
  language: 'pt' | 'en';
  labels: Labels;
  lineName: (line: number) => string;
};

/** The result of an import before it happens, in numbers and line by line. */
export function CheckReport({ checked, decisions, plan, works, labels, ...props }: Props) {
  const { others, within, language, lineName } = props;
  const { matched } = plan;
  const photos = works.reduce((sum, work) => sum + work.photos.length, 0);
  const people = counted(works, checked, decisions);
  const missing = matched.missing.flat();
  const noted = checked.filter(({ notes }) => notes.length > 0);
  const sent = new Set(works.map(({ line }) => line));
  const minorsOf = (isLost: boolean) =>
    checked.flatMap((row) => (sent.has(row.line) && row.isLost === isLost && row.minor ? [row.minor] : []));
  const counts: [string, number][] = [
    [labels.willCome, people.comes],
    [labels.willChange, people.changes],
    [labels.onSite, people.onSite],
    [labels.willAsk, people.asked],
    [labels.willStay, people.stays],
    [labels.refused, people.refused],
    [labels.photoCount, photos],
  ];
  return (
    <section aria-label={labels.result}>
      <h2>{labels.result}</h2>
      <ul className={styles.counts}>
        {counts.map(([label, n]) => (
          <li key={label}>{fill(label, { n })}</li>
        ))}
      </ul>
      {within > 0 && <p>{fill(labels.inside, { n: within })}</p>}
      <Names title={labels.minorDrafts} names={minorsOf(true)} />
      <Names title={labels.minors} names={minorsOf(false)} />
      <Names title={labels.missing} names={missing} most={LINES_SHOWN} />
      <Names title={labels.unused} names={matched.unused} most={LINES_SHOWN} />
      <Names
        title={labels.notPhotos}
        names={others.map(({ path, why }) => `${path}: ${labels[WHY[why]]}`)}
        most={LINES_SHOWN}
      />
      {noted.length > 0 && (
        <details open={noted.length <= 10}>
          <summary>
            {labels.notes} ({noted.length})
          </summary>
          <ul>
            {noted.slice(0, LINES_SHOWN).map(({ line, name, notes }) => (
              <li key={line}>
                {lineName(line)} {name && <strong>{name}</strong>}:{' '}
                {notes.map((note) => note[language]).join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const ROWS_SHOWN = 500;

type ChangesTableProps = {
  checked: readonly Row[];
  decisions: Decisions;
  language: 'pt' | 'en';
  labels: Labels;
  onDecide: (decisions: Decisions) => void;
};

/** Old and new values side by side, and for each column whether the sheet's are taken. */
export function ChangesTable({ checked, decisions, language, labels, onDecide }: ChangesTableProps) {
  const rows = checked.filter((row) => row.changes.length > 0 && isUpdate(row, decisions));
  const changes = rows.flatMap((row) => row.changes.map((change) => ({ ...change, row })));
  if (changes.length === 0) return null;
  const fields = [...new Set(changes.map(({ field }) => field))];
  const labelOf = (field: RosterField) => FIELD_NAMES[field]?.[language] ?? field;
  const toggle = (field: RosterField) => {
    const kept = new Set(decisions.kept);
    if (!kept.delete(field)) kept.add(field);
    onDecide({ ...decisions, kept });
  };
  return (
    <section aria-label={labels.changes}>
      <h3>{labels.changes}</h3>
      <fieldset className={styles.columns}>
        <legend>{labels.takeColumns}</legend>
        {fields.map((field) => (
          <label key={field}>
            <input type="checkbox" checked={!decisions.kept.has(field)} onChange={() => toggle(field)} />
            {`${labelOf(field)} (${changes.filter((change) => change.field === field).length})`}
          </label>
        ))}
      </fieldset>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[labels.person, labels.column, labels.now, labels.inSheet].map((heading) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, ROWS_SHOWN).map(({ field, before, after, row }) => {
              const isKept = decisions.kept.has(field);
              return (
                <tr key={`${row.line} ${field}`}>
                  <th scope="row">{row.talent?.name}</th>
                  <td>{labelOf(field)}</td>
                  <td className={styles.value}>{before || labels.empty}</td>
                  <td className={styles.value}>{isKept ? <s>{after}</s> : <strong>{after}</strong>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {changes.length > ROWS_SHOWN && <p>{fill(labels.moreChanges, { n: changes.length - ROWS_SHOWN })}</p>}
    </section>
  );
}
