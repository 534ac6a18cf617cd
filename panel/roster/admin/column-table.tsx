'use client';

import { FIELD_NAMES, isRosterField } from '../columns.ts';
import type { Table } from '../read-table.ts';
import type { Columns } from './plan.ts';
import styles from './roster.module.css';
import type { Words } from './words.ts';

type Props = {
  table: Table;
  columns: Columns;
  language: 'pt' | 'en';
  words: Words;
  onChange: (columns: Columns) => void;
};

/** The meaning of each column of the sheet; staff correct the guesses. */
export function ColumnTable({ table, columns, language, words, onChange }: Props) {
  const exampleOf = (at: number) => table.rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
  const change = (at: number, value: string) =>
    onChange(columns.map((field, index) => (index === at ? (isRosterField(value) ? value : null) : field)));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[words.column, words.example, words.meaning].map((heading) => (
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
              <th scope="row">{heading}</th>
              <td className={styles.example}>{exampleOf(at)}</td>
              <td>
                <select
                  aria-label={`${words.meaning}: ${heading}`}
                  value={columns[at] ?? ''}
                  onChange={({ target }) => change(at, target.value)}
                >
                  <option value="">{words.ignored}</option>
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
