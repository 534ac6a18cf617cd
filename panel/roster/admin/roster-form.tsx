'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { needNoLook, type Placed, withPlaced } from '../columns.ts';
import type { Table } from '../read-table.ts';
import type { Work } from '../run-import.ts';
import { type Checked, checkRows, keepPlaced, openLines, readPlaced, rememberedImport } from './calls.ts';
import { ChangesTable, CheckReport } from './check-report.tsx';
import { ChooseFiles, type Chosen } from './choose-files.tsx';
import { ColumnTable } from './column-table.tsx';
import { decide, leftOut, UNDECIDED, withClashes } from './decide.ts';
import { ImportRun } from './import-run.tsx';
import type { Labels } from './labels.ts';
import { type Columns, columnsOf, type Plan, planOf, type Sheet } from './plan.ts';
import styles from './roster.module.css';
import { Births, reasonOf, SamePerson } from './same-person.tsx';

type Open = Chosen & { sheets: Sheet[]; placed: Placed; picked: ReadonlySet<string> };
/** The checked rows, and the answers of staff about them. */
type Ready = {
  plan: Plan;
  checked: Checked;
  before: { roster: number; done: Set<number> } | null;
  decisions: typeof UNDECIDED;
  births: ReadonlyMap<number, string>;
};

const hasName = ({ columns }: Sheet): boolean => columns.includes('name');
const headingsOf = ({ headings }: Table): string => headings.join('\n');
const isReady = (sheets: readonly Sheet[]): boolean => sheets.length > 0 && sheets.every(hasName);

/** The rows with the notes of their sheet before the panel's own. */
const noted = (checked: Checked, { notes }: Plan): Checked =>
  checked.map((row) => ({ ...row, notes: [...(notes.get(row.line) ?? []), ...row.notes] }));

/** The steps of a roster: files, sheets, columns, a preview, then the import itself. */
export function RosterForm({ labels, language }: { labels: Labels; language: 'pt' | 'en' }) {
  const preferences = usePreferences();
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState<Open | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef<object | null>(null);
  const { tables = [], sheets = [] } = open ?? {};
  const decisions = ready?.decisions ?? UNDECIDED;
  const chosen = sheets.filter(({ table }) => open?.picked.has(table.sheet));
  const rows = ready ? withClashes(ready.checked, ready.plan.works) : [];
  const works = ready ? decide(ready.plan.works, rows, decisions) : [];
  const lineName = (line: number): string => {
    const { sheet = '', before = 0 } = tables.findLast((table) => table.before < line) ?? {};
    return fill(tables.length > 1 ? labels.sheetLine : labels.line, { name: sheet, n: line - before });
  };
  const common = { labels, language, lineName };
  const out = [
    ...sheets
      .filter((sheet) => !chosen.includes(sheet))
      .map(({ table: { sheet, rows } }) => ({
        key: sheet,
        where: sheet,
        name: '',
        why: fill(labels.sheetOut, { n: rows.length }),
      })),
    ...leftOut(rows, decisions).map((row) => ({
      key: String(row.line),
      where: lineName(row.line),
      name: row.name,
      why:
        row.state === 'unsure'
          ? `${labels.noAnswer} ${reasonOf(row, common)}`
          : row.notes.map((note) => note[language]).join(' '),
    })),
  ];

  /** Something was chosen anew: what was checked before counts no more. */
  const changed = () => {
    latest.current = null;
    setReady(null);
    setSaid('');
  };
  const check = async ({ files, key }: Chosen, read: readonly Sheet[]) => {
    latest.current = read;
    const plan = planOf(read, files.photos);
    const total = plan.works.length;
    try {
      const checked = await checkRows(plan.works, (n) => setSaid(fill(labels.checking, { n, total })));
      if (latest.current !== read) return;
      const roster = rememberedImport(key);
      const done = roster === null ? null : await openLines(roster);
      const before = roster !== null && done ? { roster, done } : null;
      const unanswered = { decisions: UNDECIDED, births: new Map<number, string>() };
      setReady({ plan, checked: noted(checked, plan), before, ...unanswered });
      setSaid('');
    } catch {
      setSaid(labels.failed);
    }
  };
  const take = async (next: Chosen) => {
    changed();
    const placed = await readPlaced(preferences);
    const read = next.tables.map((table) => ({ table, columns: columnsOf(table, placed) }));
    // every sheet of people comes in unless staff say no; if none is understood, they begin with the first
    const named = read.filter(hasName);
    const first = named.length > 0 ? named : read.slice(0, 1);
    setOpen({ ...next, sheets: read, placed, picked: new Set(first.map(({ table }) => table.sheet)) });
    if (first.every(({ table, columns }) => needNoLook(table.headings, columns, placed)))
      await check(next, first);
  };
  const place = async (table: Table, at: number, field: Columns[number]) => {
    if (!open) return;
    changed();
    const placed = withPlaced(open.placed, table.headings[at] ?? '', field);
    const isHere = (sheet: Sheet) => headingsOf(sheet.table) === headingsOf(table);
    const moved = sheets.map((sheet) =>
      isHere(sheet) ? { ...sheet, columns: sheet.columns.with(at, field) } : sheet,
    );
    setOpen({ ...open, sheets: moved, placed });
    await keepPlaced(preferences, placed);
  };
  const pick = (sheet: string) => {
    if (!open) return;
    changed();
    const picked = new Set(open.picked);
    if (!picked.delete(sheet)) picked.add(sheet);
    setOpen({ ...open, picked });
  };
  /** The year of a birth: its row is checked again, and everything else stays as it was answered. */
  const answerBirth = async (line: number, day: string) => {
    if (!ready) return;
    const typed = ready.plan.births.find((birth) => birth.line === line)?.typed ?? '';
    const answered = (work: Work): Work =>
      work.line === line ? { ...work, cells: { ...work.cells, birthdate: day || typed } } : work;
    const began = latest.current;
    const again = await checkRows(
      ready.plan.works.filter((work) => work.line === line).map(answered),
      () => {},
    ).catch(() => null);
    if (latest.current !== began) return;
    if (!again) return setSaid(labels.failed);
    const [fresh] = noted(again, ready.plan);
    setReady(
      (now) =>
        now && {
          ...now,
          plan: { ...now.plan, works: now.plan.works.map(answered) },
          births: new Map([...now.births, [line, day]]),
          checked: now.checked.map((row) => (row.line === line && fresh ? fresh : row)),
        },
    );
  };
  const answer = (decisions: Ready['decisions']) => setReady((now) => now && { ...now, decisions });
  const restart = () => {
    changed();
    setOpen(null);
    setRound(round + 1);
  };
  const groups = Map.groupBy(chosen, ({ table }) => headingsOf(table));
  return (
    <div className={styles.form}>
      <ChooseFiles key={round} labels={labels} onChosen={take} />
      {tables.length > 1 && (
        <fieldset className={styles.columns}>
          <legend>{fill(labels.sheetsAbout, { n: tables.length })}</legend>
          {sheets.map((sheet) => (
            <label key={sheet.table.sheet}>
              <input
                type="checkbox"
                checked={chosen.includes(sheet)}
                onChange={() => pick(sheet.table.sheet)}
              />
              {fill(hasName(sheet) ? labels.sheetPeople : labels.sheetNoName, {
                name: sheet.table.sheet,
                n: sheet.table.rows.length,
              })}
            </label>
          ))}
        </fieldset>
      )}
      {open && (
        <section aria-label={labels.columns}>
          <h2>{labels.columns}</h2>
          {[...groups].map(([headings, [first, ...others]]) =>
            first ? (
              <div key={headings}>
                {groups.size > 1 && <h3>{[first, ...others].map(({ table }) => table.sheet).join(', ')}</h3>}
                <ColumnTable
                  table={first.table}
                  columns={first.columns}
                  language={language}
                  labels={labels}
                  onChange={(at, field) => place(first.table, at, field)}
                />
                {!hasName(first) && <p role="alert">{labels.noName}</p>}
              </div>
            ) : null,
          )}
          {!ready && (
            <Button
              className={controls.primary}
              why={isReady(chosen) ? '' : chosen.length === 0 ? labels.noSheet : labels.noName}
              onClick={() => check(open, chosen)}
            >
              {labels.check}
            </Button>
          )}
        </section>
      )}
      <p role="status">{said}</p>
      {open && ready && (
        <>
          <CheckReport
            {...{ works, decisions, ...common }}
            others={open.files.others}
            within={open.within}
            checked={rows}
            plan={ready.plan}
          />
          <Births {...common} births={ready.plan.births} answers={ready.births} onAnswer={answerBirth} />
          <SamePerson {...common} rows={rows} decisions={decisions} onDecide={answer} />
          <ChangesTable {...{ decisions, language, labels }} checked={rows} onDecide={answer} />
          <ImportRun
            {...{ works, out, labels, lineName }}
            before={ready.before}
            files={open.key}
            onEnd={restart}
          />
        </>
      )}
    </div>
  );
}
