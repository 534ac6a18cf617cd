'use client';

import { FACTS } from '@passarela/contract/facts';
import { readMeasure } from '@passarela/contract/read-measure';
import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './measures-grid.module.css';
import { GRID, type MeasuresRow, useCells } from './use-cells.ts';

const LABELS = {
  talent: text('Talento', 'Talent'),
  save: text('Salvar medidas', 'Save measures'),
  saving: text('Salvando…', 'Saving…'),
  saved: text('Tudo salvo', 'All saved'),
  unchanged: text('Nenhuma medida mudou.', 'No measure has changed.'),
  changed: text('Talentos por salvar:', 'Talents to save:'),
  failed: text('Não foi salvo. Tente de novo.', 'It was not saved. Try again.'),
  spared: text(
    'Células vazias que não apagaram a medida que estava:',
    'Empty cells that did not erase the measure that was there:',
  ),
  erase: text('Apagar essas medidas', 'Erase these measures'),
  hint: text(
    'Escreva como quiser (1,78 ou 178 cm), ande com as setas, ou cole células de uma planilha. Fundo amarelo: valor fora da lista, confira. Fundo vermelho: não é uma medida e não é salvo.',
    'Type as you like (1.78 or 178 cm), walk by the arrow keys, or paste cells of a spreadsheet. Yellow: a value that is not on the list, look at it. Red: not a measure, and not saved.',
  ),
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

/** The measures of this page's talents, as in a spreadsheet: type, walk by arrows, paste cells, save once. */
export function MeasuresGrid({ talents }: { talents: MeasuresRow[] }) {
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage(LABELS, language);
  const { rows, changed, problemOf, isSaving, shownIn, type, read, paste, spared, eraseSpared, save } =
    useCells(talents, labels.failed, language);
  return (
    <div className={styles.frame}>
      <p className={styles.hint}>{labels.hint}</p>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{labels.talent}</th>
              {GRID.map((measure) => (
                <th scope="col" key={measure}>
                  {FACTS[measure].label[language]}
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
                        aria-label={`${row.name}: ${FACTS[measure].label[language]}`}
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
