'use client';

import { fill } from '../../parts/ui/fill.ts';
import { FIELD_NAMES, isRosterField } from '../columns.ts';
import type { Table } from '../read-table.ts';
import type { Labels } from './labels.ts';
import type { Columns } from './plan.ts';
import styles from './roster.module.css';

type Props = {
  table: Table;
  columns: Columns;
  language: 'pt' | 'en';
  labels: Labels;
  onChange: (at: number, field: Columns[number]) => void;
};

/** The meaning of each column of the sheet; staff correct the guesses. */
export function ColumnTable({ table, columns, language, labels, onChange }: Props) {
  const exampleOf = (at: number) => table.rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
  const headingOf = (heading: string, at: number) => heading || fill(labels.noHeading, { n: at + 1 });
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[labels.column, labels.example, labels.meaning].map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
            <tr key={`${heading} ${at}`}>
              <th scope="row">{headingOf(heading, at)}</th>
              <td className={styles.example}>{exampleOf(at)}</td>
              <td>
                <select
                  aria-label={`${labels.meaning}: ${headingOf(heading, at)}`}
                  value={columns[at] ?? ''}
                  onChange={({ target: { value } }) => onChange(at, isRosterField(value) ? value : null)}
                >
                  <option value="">{labels.ignored}</option>
                  {Object.entries(FIELD_NAMES).map(([field, name]) => (
                    <option key={field} value={field}>
                      {name[language]}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
