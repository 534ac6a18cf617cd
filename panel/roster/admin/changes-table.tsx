'use client';

import { fill } from '../../parts/ui/fill.ts';
import { FIELD_NAMES, type RosterField } from '../columns.ts';
import { type Decisions, isUpdate, type Row } from './decide.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';

const ROWS_SHOWN = 500;

type Props = {
  checked: readonly Row[];
  decisions: Decisions;
  language: 'pt' | 'en';
  labels: Labels;
  onDecide: (decisions: Decisions) => void;
};

/** Old and new values side by side, and for each column whether the sheet's are taken. */
export function ChangesTable({ checked, decisions, language, labels, onDecide }: Props) {
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
