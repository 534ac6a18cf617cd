'use client';

import type { Language } from '@passarela/contract';
import type { MeasureName } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import styles from './measures-grid.module.css';
import { GRID } from './pasted.ts';
import { type Row, useCells } from './use-cells.ts';

type Labels = {
  save: string;
  saving: string;
  saved: string;
  unchanged: string;
  changed: string;
  talent: string;
  failed: string;
  hint: string;
  spared: string;
  erase: string;
};

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** To the same measure of the talent above or below. */
function move(event: KeyboardEvent<HTMLInputElement>, line: number, column: number): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-cell="${line + step}-${column}"]`);
  next?.focus();
  next?.select();
}

/** The first click selects the whole value, as in a spreadsheet; a second one sets the cursor. */
function mark(event: MouseEvent<HTMLInputElement>): void {
  const cell = event.currentTarget;
  if (event.detail < 2 && document.activeElement === cell) return;
  event.preventDefault();
  cell.focus();
  cell.select();
}

type Props = {
  talents: Row[];
  measures: string[];
  labels: Labels;
  not: Record<MeasureName, string>;
  language: Language;
};

/** The measures of this page's talents, as in a spreadsheet: type, walk by arrows, paste cells, save once. */
export function MeasuresGrid({ talents, measures, labels, not, language }: Props) {
  const { rows, changed, problemOf, isSaving, shownIn, type, read, paste, spared, eraseSpared, save } =
    useCells(talents, { failed: labels.failed, not }, language);
  return (
    <div className={styles.frame}>
      <p className={styles.hint}>{labels.hint}</p>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{labels.talent}</th>
              {measures.map((label) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={`/admin/collections/talents/${row.id}`}>{row.name}</a>
                  {problemOf(row) && (
                    <span className={styles.problem} role="alert">
                      {problemOf(row)}
                    </span>
                  )}
                </th>
                {GRID.map((measure, column) => {
                  const value = shownIn(row, measure);
                  const { isListed, isMeasure } = readMeasure(measure, value);
                  const tone = isMeasure ? styles.off : styles.refused;
                  return (
                    <td key={measure} className={isListed ? undefined : tone}>
                      <input
                        data-cell={`${line}-${column}`}
                        aria-label={`${row.name}: ${measures[column]}`}
                        aria-invalid={!isMeasure}
                        value={value}
                        maxLength={40}
                        onChange={(event) => type(row, measure, event.target.value)}
                        onBlur={() => read(row, measure)}
                        onMouseDown={mark}
                        onKeyDown={(event) => move(event, line, column)}
                        onPaste={(event) => {
                          if (paste(line, column, event.clipboardData.getData('text/plain')))
                            event.preventDefault();
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.bar}>
        <Button
          className={controls.primary}
          isBusy={isSaving}
          why={changed === 0 ? labels.unchanged : ''}
          onClick={save}
        >
          {isSaving ? labels.saving : labels.save}
        </Button>
        {spared.length > 0 && (
          <>
            <span role="status">{`${labels.spared} ${spared.length}`}</span>
            <button type="button" className={controls.secondary} onClick={eraseSpared}>
              {labels.erase}
            </button>
          </>
        )}
        <span role="status">{changed === 0 ? labels.saved : `${labels.changed} ${changed}`}</span>
      </div>
    </div>
  );
}
