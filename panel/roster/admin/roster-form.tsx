'use client';

import { useRef, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { needNoLook } from '../columns.ts';
import { type Checked, checkRows, openLines, rememberedImport } from './calls.ts';
import { ChangesTable } from './changes-table.tsx';
import { CheckReport } from './check-report.tsx';
import { ChooseFiles, type Chosen } from './choose-files.tsx';
import { ColumnTable } from './column-table.tsx';
import { decide, UNDECIDED } from './decide.ts';
import { ImportRun } from './import-run.tsx';
import type { Labels } from './labels.ts';
import { type Columns, columnsOf, type Plan, planOf } from './plan.ts';
import styles from './roster.module.css';
import { SamePerson } from './same-person.tsx';

type Ready = { plan: Plan; checked: Checked; before: { roster: number; done: Set<number> } | null };

/** The steps of a roster: files, columns, a preview, then the import itself. */
export function RosterForm({ labels, language }: { labels: Labels; language: 'pt' | 'en' }) {
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [columns, setColumns] = useState<Columns>([]);
  const [ready, setReady] = useState<Ready | null>(null);
  const [decisions, setDecisions] = useState(UNDECIDED);
  const [said, setSaid] = useState('');
  const works = ready ? decide(ready.plan.works, ready.checked, decisions) : [];
  const hasName = columns.includes('name');
  const latest = useRef<Columns | null>(null);
  const check = async ({ table, files, key }: Chosen, read: Columns) => {
    latest.current = read;
    const plan = planOf(table, read, files.photos);
    const total = plan.works.length;
    try {
      const checked = await checkRows(plan.works, (n) => setSaid(fill(labels.checking, { n, total })));
      // other files or columns were chosen meanwhile
      if (latest.current !== read) return;
      setDecisions(UNDECIDED);
      const roster = rememberedImport(key);
      const done = roster === null ? null : await openLines(roster);
      setReady({ plan, checked, before: roster !== null && done ? { roster, done } : null });
      setSaid('');
    } catch {
      setSaid(labels.failed);
    }
  };
  const restart = () => {
    setChosen(null);
    setReady(null);
    setRound(round + 1);
  };
  return (
    <div className={styles.form}>
      <ChooseFiles
        key={round}
        labels={labels}
        onChosen={(next) => {
          const read = columnsOf(next.table);
          setChosen(next);
          setColumns(read);
          setReady(null);
          if (needNoLook(next.table.headings, read)) void check(next, read);
        }}
      />
      {chosen && (
        <section aria-label={labels.columns}>
          <h2>{labels.columns}</h2>
          <ColumnTable
            table={chosen.table}
            columns={columns}
            language={language}
            labels={labels}
            onChange={(next) => {
              latest.current = next;
              setColumns(next);
              setReady(null);
            }}
          />
          {!hasName && <p role="alert">{labels.noName}</p>}
          {!ready && (
            <button
              type="button"
              className={controls.primary}
              disabled={!hasName}
              onClick={() => check(chosen, columns)}
            >
              {labels.check}
            </button>
          )}
        </section>
      )}
      <p role="status">{said}</p>
      {chosen && ready && (
        <>
          <CheckReport
            {...{ works, decisions, language, labels }}
            others={chosen.files.others}
            checked={ready.checked}
            plan={ready.plan}
          />
          <SamePerson {...{ decisions, labels }} checked={ready.checked} onDecide={setDecisions} />
          <ChangesTable
            {...{ decisions, language, labels }}
            checked={ready.checked}
            onDecide={setDecisions}
          />
          <ImportRun works={works} before={ready.before} files={chosen.key} labels={labels} onEnd={restart} />
        </>
      )}
    </div>
  );
}
